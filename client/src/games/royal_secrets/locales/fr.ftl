# Les mots de cette table en français : ce que disent les cartes, les salles et le registre, en plus des mots du jeu.

hall-0 = Le Roi
hall-1 = La Reine
round-of = Tour { $round } sur { $rounds }
phase-choose = Choix
phase-first = Première carte
phase-second = Seconde carte
phase-count = Décompte
count-goes-on = Le décompte se poursuit.
round-begins = Le tour { $round } commence.
last-round = Dernier tour : seule la majorité gagne.
    .clause = RS-49

title-40 = Duc
title-30 = Capitaine
title-20 = Dame
title-10 = Page
title-0 = Bouffon
title-valet = Valet
title-excuse = Excuse
title-withdraw = Retrait

needs = demande
audience-is = Audience { $hall ->
    [0] du Roi
   *[other] de la Reine
} : demande { $need }, gain { $gain }, perte { $loss }, faveur { $favor }
# dans la barre, quand une salle n’est pas en vue
hall-detail = demande { $need } · +{ $gain } −{ $loss } · { $favor }
audience-gone = L’audience est finie.
visible-of = visibles sur { $need }
influence-of = d’influence sur { $need }
face-down-cards = + { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
granted = Accordé
refused = Refusé
deserted = Déserté
spare = { $over } de trop
short = Il manque { $under }
stood-up = Personne n’est resté.

up = visible
down = cachée
you-know = tu la connais : { $card }
stabbed = poignardée
medal = doublée
wanted-by = convoitée par { $seat }
withdrew = hors de l’audience
picks-third = choisit une troisième carte
shows-third = troisième carte
brings = { $influence } en tout
hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
to-act = doit jouer
your-turn = à toi
you = { $count ->
    [one] toi · { $count } carte
   *[other] toi · { $count } cartes
}
may-receive = peut recevoir la Parole
parley = Parole
parley-here = a la Parole
hand-of = Main de { $seat }
favors-of = Faveurs de { $seat }
from-next-round = dès le prochain tour
plans = planifie le tour

supper = La table du souper
dines = dîne avec les deux
nobody-dines = Personne ne dîne ce soir
anteroom = Doivent encore choisir
anteroom-planned = En attente du plan
stock-valets = Valets
stock-cardinals = Cardinaux
cardinal = Cardinal
cardinal-beside = auprès de { $seat }
diner-here = { $seat } dîne avec les deux : les cartes de la table du souper comptent ici aussi.
nobody-here = Il n’y a personne ici.

own-hand = Ta main
own-favors = Tes faveurs
lilies-yours = { $count ->
    [one] lys
   *[other] lys
}
purse-open = { $count } lys

ledger = Registre du tour { $round }
no-lilies = ni gain ni perte
line-gained = { $hall ->
    [0] Le Roi accorde
   *[other] La Reine accorde
}
    .clause = RS-42
line-lost = { $hall ->
    [0] Le Roi refuse
   *[other] La Reine refuse
}
    .clause = RS-43
line-lost-deserted = Tout le monde a quitté { $hall ->
    [0] le Roi
   *[other] la Reine
}
    .clause = RS-63
line-lost-to-valet = { $card } de { $by }
    .clause = RS-70
line-lost-to-own-valet = Son propre { $card }
    .clause = RS-71
line-withdrew = Retrait par l’Excuse
    .clause = RS-60
line-took = Majorité : { $card }
    .clause = RS-42
line-pardoned = Grâce royale : { $amount } lys sauvés
    .clause = RS-93
line-stroked = Coup de maître : { $amount } perdus deviennent un gain
    .clause = RS-94
line-hand-counted = { $amount } d’influence restée en main
    .clause = RS-96

keys-places = aller chez le Roi, chez la Reine
    .key = k q
keys-ways = poser la carte choisie face visible, face cachée (up, down)
    .key = u d
keys-pass = passer
    .key = p
