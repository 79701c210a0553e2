# Les mots de cette table en français : ce que disent le plateau, les places, la caisse et le décompte, en plus des mots du jeu.

deal-number = Donne { $deal }
lot-of = Lot { $lot } sur { $lots }
reckoning-goes-on = Le décompte se poursuit.

government = Le Gouvernement
draw-pile = Pioche
favor-deck = Paquet neutre
to-come = À venir
spent = Défausse
kings-used = { $count ->
    [0] aucune carte Roi jouée
    [one] { $count } carte Roi jouée
   *[other] { $count } cartes Roi jouées
}
worth = Le premier prend { $first }{ $second ->
    [0] {""}
   *[other] , le deuxième { $second }
}.
was = avant : { $before }
nobody = personne

players = Les joueurs et leurs paquets
seat-asked = à jouer
seat-yours = à toi
seat-you = toi
seat-deals = donne
seat-passed = a passé
seat-barred = n’a pas pu payer
seat-leads = mène à { $bid }
seat-pays = paie { $bid }
seat-in = en lice
leads = mène
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-of = Main de { $seat }
points = { $count ->
    [one] point
   *[other] points
}

gifts = Les dons
you-drew = Tu as pioché
drew = { $seat } a pioché
only-you = visible pour toi seulement
only-they = les autres ne la voient pas
where = Où elle peut aller
place-keep = Garder
place-centre = Centre
place-favor = Paquet neutre
do-keep = Garde-la
do-centre = Au centre
do-favor = Au paquet neutre
room = { $left ->
    [0] complet
    [one] encore { $left } place
   *[other] encore { $left } places
}
slot-keep = cachée, pour le donneur
slot-centre = visible, pour les autres
slot-favor = cachée, vendue plus tard
note-keep = Face cachée, au donneur.
note-favor = Face cachée, vendue à la fin.
centre = Le centre
then-take = Puis chacun en prend une : { $names }.
take-order = Doivent encore en prendre une : { $names }.
final-at-once = Une fois confirmée, elle y reste : la suivante est piochée aussitôt.

decree = Une carte Roi
decree-yours = Le Roi t’écoute
decree-of = Le Roi écoute { $seat }
decree-limits = Un ministère vaut de 1 à 6 pour le premier{ $second ->
    [0] , jamais moins et jamais plus
   *[other] {" "}; pour le deuxième, toujours la moitié, arrondie vers le bas
}.
king-either-does = Un ministère monte de 1, ou baisse de 1.
king-plus-does = Un ministère monte de 1.
king-minus-does = Un ministère baisse de 1.
king-plus-plus-does = Deux ministères différents montent de 1.
king-minus-minus-does = Deux ministères différents baissent de 1.
king-plus-minus-does = Un ministère monte de 1, puis un autre baisse de 1.

auctions = Les enchères
auction = Enchère
lot = La carte en vente
lots-to-come = { $count ->
    [0] la dernière
    [one] encore { $count } après elle
   *[other] encore { $count } après elle
}
bids = Ce que chacun a annoncé
no-bid = Aucune annonce
you-hold-gold = Tu as { $count } Or
you-hold-cards = Tu as { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
would-be = { $office } : tu passerais de { $before } à { $sum }
bid = Enchérir
price-in-cards = Le prix : des cartes de ta main, quelle que soit leur valeur.
bluff = Au-delà de { $have }, c’est du bluff, et c’est permis.
bluff-costs = Si tu gagnes sans pouvoir payer, tu perds une carte au hasard, sans la montrer, et la vente reprend sans toi.
defaulted = { $seat } a annoncé { $bid } sans pouvoir payer et a perdu une carte. La vente reprend entre les autres.
you-defaulted = Tu as annoncé { $bid } sans pouvoir payer. La vente reprend sans toi.
you-lost = Tu as perdu : { $card }.

till = La caisse
yours-for = { $card } : à toi pour { $bid }
pick-gold = Prends ci-dessous les cartes Or pour payer.
pick-cards = Prends ci-dessous les cartes que tu cèdes.
pick-more = { $paid ->
    [one] { $paid } déjà payé
   *[other] { $paid } déjà payés
}. Prends le reste ci-dessous.
paid-of = { $total } sur { $bid }
short-gold = Encore { $short } Or à payer.
short-cards = { $short ->
    [one] Encore { $short } carte à céder.
   *[other] Encore { $short } cartes à céder.
}
exact = Le compte est juste.
too-much = { $over } Or de trop : on ne rend pas la monnaie.
rest-gold = Il te reste { $rest } Or.
rest-cards = { $rest ->
    [one] Il te reste { $rest } carte.
   *[other] Il te reste { $rest } cartes.
}
pay-in-gold = Tu paies face visible, sans ajouter de carte inutile.
pay-in-cards = Chaque carte compte pour une, quelle que soit sa valeur, et part face cachée. Ensuite, tu prends la carte Or { $value }.

own-pile = Ton paquet
own-hand = Ta main
by-office = Par ministère
best-letter = lettre
no-card = aucune carte
gold = Or

sheet = Les cartes en jeu
sheet-title = Les cartes à { $seats } joueurs
sheet-mine = à toi
sheet-seen = vue ailleurs
sheet-unseen = jamais vue
king-cards = Cartes Roi
seen-of = { $seen } sur { $all }
sheet-removed = { $total } cartes en tout ; { $removed ->
    [0] aucune n’a été écartée
   *[other] { $removed } ont été écartées à l’aveugle
}.

reckoning = Le décompte
hands-shown = Toutes les mains sont montrées.
sum = somme
letter = lettre
takes-first = { $seat } prend { $points } à la première place
takes-second = { $seat } prend { $points } à la deuxième place
vacant = Personne n’a de carte de ce ministère : aucun jeton n’est pris.
alone = Un seul joueur a des cartes de ce ministère : personne n’est deuxième.
tie = Sommes égales : la lettre la plus proche de A passe devant ({ $names }).
ledger = Le registre
total = Points
decided-gold = Égalité de points : c’est l’Or qui tranche.
decided-office = Égalité de points et d’Or : la meilleure place tranche, ministère { $office }.
decided-nothing = Égalité de points, d’Or et dans chaque ministère : la victoire est partagée.

keys-places = la garder, la mettre au centre, sur le paquet neutre
    .key = k c f
keys-bid = enchérir au plus bas ; un chiffre annonce ce montant
    .key = b
keys-pass = passer
    .key = p
