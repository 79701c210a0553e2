# Les conseils de première partie de Pour le Roi (et Moi), en français.

hint-aim = Le but : gagner des ministères. À la fin, la plus forte somme de cartes d’un ministère prend son jeton d’or, la deuxième celui d’argent s’il y en a un. À égalité, la lettre la plus proche de A l’emporte.
hint-place = Tu donnes. Chaque carte piochée va à l’une des trois places : une pour toi, une dans le paquet neutre, les autres face visible au centre. Tu ne sais jamais ce qui vient ensuite : garder tôt est un pari.
hint-favor = Le paquet neutre est mis aux enchères à la fin, et toi seul sais que cette carte y est. Mets-y ce que tu pourras racheter, ou ce que personne ne doit avoir.
hint-keep-king = Une carte Roi agit aussitôt pour qui l’obtient : gardée, c’est ta carte de ce tour, et tu changes la valeur d’un ministère.
hint-take = Prends une carte du centre ; elle rejoint ton paquet. Les cartes d’un même ministère s’y additionnent, et l’Or servira aux enchères.
hint-take-king = Une carte Roi du centre agit dès que tu la prends : fais monter le ministère où tu es fort, ou baisser celui d’un autre.
hint-decree = Les ministères éclairés peuvent changer : choisis-en un. Fais monter ce que tu vas gagner, baisser ce que gagneront les autres.
hint-bid = Enchéris plus haut, ou passe et laisse cette carte. Qui annonce le plus paie en cartes Or, sans qu’on lui rende la monnaie.
hint-bid-gold = Une carte Or s’achète avec des cartes de ta main : autant que ton annonce, quelle que soit leur valeur. Un bon usage pour celles qui ne gagnent rien.
hint-bid-king = Une carte Roi est en vente : qui l’emporte change aussitôt la valeur d’un ministère.
hint-bluff = Tu peux annoncer plus que tu n’as, pour faire payer cher les autres. Mais si tu gagnes sans pouvoir payer, tu perds une carte au hasard.
hint-second = Le deuxième d’un ministère prend le jeton d’argent, la moitié de celui d’or. Quelques cartes modestes valent parfois mieux qu’une chère.
hint-again = Quelqu’un n’a pas pu payer : la carte est remise en vente entre les autres. On repart de 1, et qui avait passé revient.
hint-orders = Le temps presse ? Laisse un ordre : enchérir jusqu’à un maximum secret, ou passer jusqu’à la carte suivante.
hint-pay = Prends des cartes Or jusqu’à ton annonce. Ce qui dépasse est perdu : cherche le compte juste.
hint-discard = Cède autant de cartes que tu en as annoncé. Elles partent face cachée et comptent pour une : sépare-toi de ce qui ne gagne rien.
hint-over = La partie est finie. Choisis un ministère pour voir qui avait quoi ; « Revoir la partie » remontre tout, par les yeux de qui tu veux.
