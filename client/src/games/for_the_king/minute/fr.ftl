# For the King (and Me) en une minute, en français.

minute-aim = Aie le plus de cartes dans **les ministères qui paient**. On donne d’abord les cartes de la cour, on vend ensuite le reste, et le Roi ne cesse de changer d’avis.
minute-facts = des dons, puis des enchères · 30 minutes entre amis, 10 avec des bots
minute-1 = Donne à l’aveugle
minute-1-text = Pioche, regarde, pose, et alors seulement pioche la suivante : une à garder, une au paquet neutre, le reste pour les autres.
minute-2 = Ils se servent
minute-2-text = Ce que tu as laissé au centre est pris, une carte chacun. Puis le suivant donne.
minute-3 = Les caprices du Roi
minute-3-text = Qui reçoit une carte Roi s’en sert aussitôt : un ministère paie désormais plus, ou moins.
minute-4 = Les enchères
minute-4-text = Puis on vend le paquet neutre, carte par carte. Un ministère coûte de l’or ; l’or coûte des cartes de ta main.
minute-5 = Ou le bluff
minute-5-text = Mise ce que tu n’as pas, si tu l’oses. Gagne sans pouvoir payer, et tu perds une carte au hasard.
minute-5-bid = Neuf !
minute-5-have = tu as sept
minute-ends-text = Ministère par ministère, la plus forte somme prend le jeton d’or, la deuxième celui d’argent. Égalité ? La lettre la plus proche du A. Le plus de points gagne.
minute-fun-text = Chaque carte gardée aurait pu être pire que la suivante. Et toi seul sais ce que tu as glissé dans le paquet neutre, et ce que cela vaudra pour toi.
