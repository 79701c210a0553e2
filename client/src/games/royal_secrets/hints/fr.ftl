# Les conseils de première partie de Royal Secrets, en français.

hint-choose = Choisis une salle éclairée. Si les cartes misées là atteignent ce que demande le souverain, tous ses visiteurs gagnent les lys ; sinon, tous en perdent. Plus on est, plus on pèse : parle d’abord, promets ce que tu veux.
hint-hand-on = Qui reçoit la Parole joue ensuite. Jouer tôt, c’est se dévoiler ; jouer tard, c’est en avoir vu plus. Choisis l’un des joueurs éclairés.
hint-first-bet = Prends une carte, puis un emplacement. L’une de tes deux mises est face visible, l’autre face cachée ; à toi de choisir l’ordre. Les cartes misées sont perdues : seuls les courtisans 0 reviennent.
hint-second-bet = Cette carte se pose dans l’autre sens que la première. Assez à vous tous, et chacun ici gagne ; plus que chacun, et la faveur est à toi. Le surplus est perdu.
hint-cardinal = Il n’y a que toi ici, alors le Cardinal te tient compagnie : ses deux cartes comptent aussi, pour le meilleur ou pour le pire. La faveur est à toi si tu as au moins autant d’influence que lui.
hint-diner = Tu dînes chez les deux : chaque carte que tu mises compte aux deux audiences. Tu gagnes, ou tu perds, à chacune.
hint-valet = Tu as un valet. Si son audience réussit, tous ceux de l’autre salle perdent des lys ; si elle échoue, c’est toi qui les paies.
hint-excuse = L’Excuse te retire du décompte : ni gain, ni perte, et tu pioches un valet. Mais si toute la salle s’excuse, vous perdez tous.
hint-favors = Une faveur que tu as gagnée est devant toi et luit quand elle peut servir : une fois, sans rien coûter. Touche-la, ou garde-la pour un meilleur tour.
hint-count = Le tour précédent est compté. Le registre dit ce que chacun a gagné et perdu, et pourquoi ; rouvre-le quand tu veux.
hint-last-round = Le dernier tour : une audience réussie ne paie plus que celui qui y pèse le plus. L’influence qui reste en main vaut aussi des lys : un par 10, six au plus.
hint-planning-call = Avec la Planification, tu envoies chacun chez le Roi ou chez la Reine, avant tout choix. Joue-la maintenant, ou passe et garde-la.
hint-assign = Ton plan : choisis une salle pour y envoyer le joueur éclairé, l’un après l’autre. Personne ne peut refuser.
hint-dinner-call = Le plan a fixé ta place. Avec le Dîner royal, tu serais malgré tout aux deux audiences. Joue-le, ou passe et garde-le.
hint-last-call = Toutes les mises sont faites. Regarde, poignarde ou décore maintenant, avant qu’on retourne les cartes ; ou passe et garde tes faveurs pour un autre tour.
hint-stab = Choisis une carte face cachée. Elle ne compte plus : bon contre un valet, ou contre la carte qui aurait pris la faveur.
hint-decorate = Choisis une carte pour doubler son influence : la tienne pour prendre la faveur, celle d’un autre pour sauver l’audience. Une carte négative compte double, elle aussi.
hint-recruitment-call = Avec le Recrutement, tu prends une carte misée par un autre dans ta salle, une fois le tour fini. Joue-le maintenant, ou passe et garde-le.
hint-recruit = Choisis la carte que tu veux en main après le tour. Elle compte encore ici. Une carte cachée qui se révèle être un courtisan 0 reste à son propriétaire.
hint-third = Égalité pour la faveur : chacun montre une troisième carte au même instant, et la plus forte l’emporte. La carte va ensuite à ton voisin de droite à égalité, sauf un courtisan 0. N’en montre pas plus qu’elle ne vaut.
hint-pardon-call = Tu perds des lys ce tour-ci. La Grâce royale annule la perte ; le Coup de maître change en gain ce que t’ont coûté les audiences. Ou passe, et garde-la pour une plus grande perte.
hint-over = La partie est finie. La reprise la montre à nouveau par les yeux de qui tu veux, avec toutes les cartes cachées.
