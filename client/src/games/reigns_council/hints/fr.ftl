# Conseils pour une première partie de Reigns: The Council, en français.

hint-draw-hand = Pioche sept cartes dans les piles de ton choix. Un dos montre les piliers que bougerait un oui, un point rouge qu’ils bougeraient beaucoup ; jamais dans quel sens.
hint-draw = Reviens à sept cartes : pioche pour remplacer celle que tu as présentée. Choisis une pile qui montre les piliers de ton secret.
hint-present = Choisis une carte à poser face cachée devant le Monarque. La partie blanche s’applique s’il dit oui, la noire s’il dit non. Ton secret est en or sur les pistes : à la mort du Monarque, chaque case y vaut un point.
hint-pitch = Maintenant, défends-la : esquisse ce que la carte ferait, sincèrement ou non, pour qu’on y réponde par oui ou par non. La phrase est à toi, change-la. Le Monarque voit le dos et tes mots, rien d’autre. Puis confirme.
hint-judge = Glisse une carte à droite pour l’accepter, à gauche pour la rejeter, ou sers-toi des flèches. Il faut en accepter au moins une. Un marqueur au bout d’une piste te tue ; chaque carte acceptée vaut un point si tu vis assez pour la voir retournée.
hint-reveal-rejected = Retourne d’abord les rejetées, dans l’ordre que tu veux : leur partie noire s’applique.
hint-reveal-accepted = Puis les acceptées : leur partie blanche s’applique, et chacune te vaut un point. Soigne l’ordre : le premier marqueur arrivé au bout est la dernière chose que tu verras.
hint-doubt = La carte est retournée et rien n’a encore bougé : les pointillés montrent où elle mène. Une fois, au premier tour de ton règne, tu peux changer d’avis après avoir vu la carte.
hint-story = Le récit de cette mort est fait. Si tu ris, qui l’a raconté marque un point.
hint-died = Un marqueur a atteint le bout de sa piste : le Monarque est mort. Il marque chaque carte acceptée, les autres leur objectif secret, et le coupable son récit.
hint-retired = Douze cartes acceptées et personne n’est mort : le Monarque se retire avec un point pour chacune. Les objectifs secrets ne comptent pas.
hint-future = Chacun répond en secret. La partie ne s’arrête ici que si tous le veulent.
hint-name = Donne la couronne à qui n’a pas encore régné. Un Monarque marque pour ce qu’il accepte : sois généreux, ou pas.
hint-vote = Égalité : vote pour le règne et la mort les plus mémorables, mais pas pour les tiens.
hint-over = C’était toute la partie. La rediffusion montre chaque règne par les yeux de qui tu veux, avec toutes les cartes cachées.
