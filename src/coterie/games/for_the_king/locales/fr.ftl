# Pour le Roi (et Moi), en français.

game-title = Pour le Roi (et Moi)
game-tagline = Partage les dons, dispute le reste aux enchères et place-toi dans les ministères que le jeune Roi apprendra à priser.
game-aim = Avoir le plus de points quand la dernière carte a été mise aux enchères. Chaque ministère donne son jeton primaire à qui y totalise le plus de valeur en cartes, et son jeton secondaire, s’il y en a un, au suivant.
game-minutes = environ 30 min

# Les ministères, avec ou sans article ; et d’après le numéro que leur donnent les événements, avec l’article

-diplomacy = { $form ->
   *[name] Diplomatie
    [the] la Diplomatie
}
-entertainment = { $form ->
   *[name] Divertissement
    [the] le Divertissement
}
-livestock = { $form ->
   *[name] Animaux
    [the] les Animaux
}
-architecture = { $form ->
   *[name] Architecture
    [the] l’Architecture
}
-military = { $form ->
   *[name] Armée
    [the] l’Armée
}
-provisions = { $form ->
   *[name] Victuailles
    [the] les Victuailles
}
office-diplomacy = { -diplomacy }
office-entertainment = { -entertainment }
office-livestock = { -livestock }
office-architecture = { -architecture }
office-military = { -military }
office-provisions = { -provisions }
office = { $n0 ->
   *[0] { -diplomacy(form: "the") }
    [1] { -entertainment(form: "the") }
    [2] { -livestock(form: "the") }
    [3] { -architecture(form: "the") }
    [4] { -military(form: "the") }
    [5] { -provisions(form: "the") }
}

# Les fonctions : ce dont un ministère a la charge, d’autant plus lourde qu’il vaut cher

duty-diplomacy-1 = un mot poli
duty-diplomacy-2 = un cousin à l’étranger
duty-diplomacy-3 = une ambassade
duty-diplomacy-4 = des fiançailles royales
duty-diplomacy-5 = une grande alliance
duty-diplomacy-6 = la paix avec tous les voisins
duty-entertainment-1 = un jongleur
duty-entertainment-2 = un théâtre de marionnettes
duty-entertainment-3 = un bal masqué
duty-entertainment-4 = une tragédie en cinq actes
duty-entertainment-5 = un feu d’artifice sur l’eau
duty-entertainment-6 = quarante jours de fête
duty-livestock-1 = un chat borgne
duty-livestock-2 = un troupeau d’oies
duty-livestock-3 = le chenil royal
duty-livestock-4 = une écurie de pur-sang
duty-livestock-5 = la fauconnerie
duty-livestock-6 = une ménagerie avec éléphant
duty-architecture-1 = un banc de jardin
duty-architecture-2 = un jet d’eau
duty-architecture-3 = une orangerie
duty-architecture-4 = une galerie des glaces
duty-architecture-5 = une aile nouvelle
duty-architecture-6 = un palais tout neuf
duty-military-1 = une sentinelle assoupie
duty-military-2 = un défilé
duty-military-3 = une garnison
duty-military-4 = une citadelle
duty-military-5 = une flotte de guerre
duty-military-6 = une victoire au nom du Roi
duty-provisions-1 = un quignon de pain
duty-provisions-2 = un potager
duty-provisions-3 = un garde-manger bien garni
duty-provisions-4 = les caves royales
duty-provisions-5 = un banquet de cent plats
duty-provisions-6 = des greniers pleins pour sept ans

# Les cartes. Sans article : les phrases les citent après deux-points

card-diplomacy = { office-diplomacy } { $value } ({ $letter })
card-entertainment = { office-entertainment } { $value } ({ $letter })
card-livestock = { office-livestock } { $value } ({ $letter })
card-architecture = { office-architecture } { $value } ({ $letter })
card-military = { office-military } { $value } ({ $letter })
card-provisions = { office-provisions } { $value } ({ $letter })
card-gold-1 = Or 1
card-gold-2 = Or 2
card-gold-3 = Or 3
card-king-either = Roi ±1
card-king-plus = Roi +1
card-king-minus = Roi −1
card-king-plus-plus = Roi +1 +1
card-king-minus-minus = Roi −1 −1
card-king-plus-minus = Roi +1 −1
card-hidden = une carte cachée
back-0 = une carte cachée

# Ce qu’on peut faire

verb-first = { $seat } donne en premier
verb-draw = Pioche : { $card }
verb-place = { $place }
arg-place-keep = Garde-la
arg-place-centre = Mets-la face visible au centre
arg-place-favor = Mets-la face cachée dans le paquet neutre
verb-take = Prends : { $card }
verb-raise = Fais monter { $place } de 1
verb-lower = Fais baisser { $place } de 1
arg-raise-diplomacy = { -diplomacy(form: "the") }
arg-raise-entertainment = { -entertainment(form: "the") }
arg-raise-livestock = { -livestock(form: "the") }
arg-raise-architecture = { -architecture(form: "the") }
arg-raise-military = { -military(form: "the") }
arg-raise-provisions = { -provisions(form: "the") }
arg-lower-diplomacy = { -diplomacy(form: "the") }
arg-lower-entertainment = { -entertainment(form: "the") }
arg-lower-livestock = { -livestock(form: "the") }
arg-lower-architecture = { -architecture(form: "the") }
arg-lower-military = { -military(form: "the") }
arg-lower-provisions = { -provisions(form: "the") }
verb-turn-up = Retourne : { $card }
verb-pass = Passe
verb-bid = Enchéris à { $amount }
verb-pay = Paie : { $card }
verb-discard = Défausse face cachée : { $card }
verb-lose = Perds : { $card }

# Les questions

step-place = Où va la carte que tu as piochée ?
step-take = Prends une carte au centre
step-decree = Le Roi t’écoute : quel ministère change ?
step-bid = Enchéris plus haut, ou passe
step-pay = Paie ton enchère, carte par carte
step-discard = Défausse autant de cartes que tu en as annoncé

# Les ordres qui valent jusqu’à la carte suivante

order-bid-up-to = Enchéris jusqu’à un maximum secret
order-bid-up-to-does = Chaque fois que c’est à toi, tu enchéris au plus bas, sans dépasser ton maximum ; au-delà, tu passes. Personne ne voit ce maximum. L’ordre vaut pour la carte aux enchères, même si elle y est remise, et prend fin avec elle.
order-pass-lot = Passe jusqu’à la carte suivante
order-pass-lot-does = Chaque fois que c’est à toi, tu passes. L’ordre vaut pour la carte aux enchères, même si elle y est remise, et prend fin avec elle.

# Ce qui s’est passé

event-dealer = C’est à { $seat } de donner.
    .clause = FK-10
event-drew = { $hidden ->
    [0] { $seat } pioche : { $c0 }.
   *[other] { $seat } pioche une carte.
} { $n0 ->
    [0] La pioche est vide.
    [one] Il reste { $n0 } carte à piocher.
   *[other] Il reste { $n0 } cartes à piocher.
}
    .clause = FK-10
    .fold = draw
event-kept = { $hidden ->
    [0] { $seat } garde : { $c0 }.
   *[other] { $seat } garde une carte.
}
    .clause = FK-10
    .fold = draw
event-centred = { $seat } met au centre : { $c0 }.
    .clause = FK-10
    .fold = draw
event-favored = { $hidden ->
    [0] { $seat } met dans le paquet neutre : { $c0 }.
   *[other] { $seat } met une carte dans le paquet neutre.
}
    .clause = FK-10
    .fold = draw
event-took = { $seat } prend : { $c0 }.
    .clause = FK-11
event-king = { $seat } révèle : { $c0 }.
    .clause = FK-12
event-raised = { $seat } fait monter { office } : le jeton primaire vaut maintenant { $n1 }{ $n2 ->
    [0] {""}
   *[other] , le secondaire { $n2 }
}.
    .clause = FK-20
event-lowered = { $seat } fait baisser { office } : le jeton primaire vaut maintenant { $n1 }{ $n2 ->
    [0] {""}
   *[other] , le secondaire { $n2 }
}.
    .clause = FK-20
event-skipped = { $n0 ->
    [1] Aucun ministère ne peut plus monter.
    [2] Aucun ministère ne peut plus baisser.
   *[other] Aucun ministère ne peut changer.
}
    .clause = FK-22
event-auctions = Les enchères commencent, avec { $n0 ->
    [one] { $n0 } carte
   *[other] { $n0 } cartes
} à vendre. Premier joueur : { $seat }.
    .clause = FK-30
event-lot = { $seat } retourne : { $c0 }. { $n0 ->
    [0] C’est la dernière carte.
   *[other] Il en reste { $n0 } après celle-ci.
}
    .clause = FK-31
event-bid = { $seat } enchérit à { $n0 }.
    .clause = FK-32
event-passed = { $seat } passe.
    .clause = FK-32
event-won = { $seat } remporte l’enchère à { $n0 }.
    .clause = FK-32
event-paid = { $seat } paie : { $c0 }. Total : { $n1 } sur { $n2 }.
    .clause = FK-34
event-discarded = { $hidden ->
    [0] { $seat } défausse : { $c0 }.
   *[other] { $seat } défausse une carte face cachée.
} Total : { $n0 } sur { $n1 }.
    .clause = FK-35
event-defaulted = { $seat } a annoncé { $n0 } et n’a pas de quoi payer.
    .clause = FK-37
event-lost = { $hidden ->
    [0] { $seat } perd au hasard : { $c0 }.
   *[other] { $seat } perd une carte au hasard.
}
    .clause = FK-37
event-reopened = La carte est remise aux enchères.
    .clause = FK-38
event-unsold = Carte invendue, défaussée : { $c0 }.
    .clause = FK-33
event-gained = { $seat } obtient pour { $n0 } : { $c0 }.
    .clause = FK-36
event-shown = { $seat } montre sa main, avec { $n0 } Or : { $cards }.
    .clause = FK-50
event-empty-handed = { $seat } n’a plus aucune carte en main.
    .clause = FK-50
event-primary = { $seat } prend la première place pour { office } avec { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}(la lettre tranche l’égalité)
} et gagne { $n2 ->
    [one] { $n2 } point
   *[other] { $n2 } points
}.
    .clause = FK-50
event-secondary = { $seat } prend la deuxième place pour { office } avec { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}(la lettre tranche l’égalité)
} et gagne { $n2 ->
    [one] { $n2 } point
   *[other] { $n2 } points
}.
    .clause = FK-51
event-vacant = Personne n’a de carte pour { office }.
    .clause = FK-50
event-points = { $seat } totalise { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}, avec { $n1 } Or.
    .clause = FK-53
event-winner = { $seat } gagne la partie avec { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}{ $n1 ->
    [0] {""}
    [1] , grâce à son Or
   *[other] , grâce à une meilleure place dans un ministère
}.
    .clause = FK-53
event-shared = { $seat } partage la victoire, à { $n0 ->
    [one] { $n0 } point
   *[other] { $n0 } points
}.
    .clause = FK-53

# Ce qu’on peut dire et que les cartes confirment ou démentent

which-office = { $office ->
   *[diplomacy] { -diplomacy(form: "the") }
    [entertainment] { -entertainment(form: "the") }
    [livestock] { -livestock(form: "the") }
    [architecture] { -architecture(form: "the") }
    [military] { -military(form: "the") }
    [provisions] { -provisions(form: "the") }
}
short-office = { $office ->
   *[diplomacy] Dipl.
    [entertainment] Div.
    [livestock] Anim.
    [architecture] Arch.
    [military] Arm.
    [provisions] Vict.
}

claim-gold-at-least = J’ai au moins { $n } en Or.
question-gold-at-least = Combien as-tu d’Or, au moins ?
chip-gold-at-least = Or ≥ { $n }
ribbon-gold-at-least = Or ≥ { $n }
verdict-gold-at-least-kept = a dit Or ≥ { $n }, avait au moins { $amount }
verdict-gold-at-least-broken = a dit Or ≥ { $n }, avait au plus { $amount }
tongue-gold-at-least-1 = Ma bourse contient { $n } en Or, pour le moins.
tongue-gold-at-least-2 = Mon habit ne le dit pas, mais j’ai { $n } en Or, sinon plus.
tongue-gold-at-least-3 = Comptez { $n } en Or dans cette main, et peut-être davantage.
tongue-gold-at-least-4 = De l’Or ? J’en ai pour { $n } au moins.

claim-gold-at-most = J’ai au plus { $n } en Or.
question-gold-at-most = Combien as-tu d’Or, au plus ?
chip-gold-at-most = Or ≤ { $n }
ribbon-gold-at-most = Or ≤ { $n }
verdict-gold-at-most-kept = a dit Or ≤ { $n }, avait au plus { $amount }
verdict-gold-at-most-broken = a dit Or ≤ { $n }, avait au moins { $amount }
tongue-gold-at-most-1 = Retournez mes poches : { $n } en Or, pas une pièce de plus.
tongue-gold-at-most-2 = Je suis pauvre, mes amis. Tout au plus { $n } en Or.
tongue-gold-at-most-3 = Tout mon Or tient en { $n }, si ce n’est moins.
tongue-gold-at-most-4 = Ne craignez pas ma bourse : { $n } en Or, au mieux.

claim-can-pay = J’ai de quoi payer.
question-can-pay = As-tu de quoi payer ?
chip-can-pay = J’ai de quoi payer
ribbon-can-pay = je paie
verdict-can-pay-kept = a dit pouvoir payer, le pouvait : { $amount } ou plus
verdict-can-pay-broken = a dit pouvoir payer, ne pouvait payer que { $amount } au plus
tongue-can-pay-1 = Cette somme ? Je l’ai sur moi.
tongue-can-pay-2 = J’ai de quoi payer, jusqu’à la dernière pièce.
tongue-can-pay-3 = N’ayez crainte, ma bourse y suffit.
tongue-can-pay-4 = Je n’annonce que ce que j’ai : je peux payer.

claim-holds = { $n ->
    [0] Je n’ai rien pour { which-office }.
   *[other] J’ai au moins { $n } pour { which-office }.
}
question-holds = Qu’as-tu dans un ministère ?
chip-holds = { $n ->
    [0] rien : { short-office }
   *[other] { short-office } ≥ { $n }
}
ribbon-holds = { $n ->
    [0] { short-office } 0
   *[other] { short-office }≥{ $n }
}
verdict-holds-kept = { $n ->
    [0] a dit n’avoir rien pour { which-office }, n’avait rien
   *[other] a dit ≥ { $n } pour { which-office }, avait au moins { $amount }
}
verdict-holds-broken = { $n ->
    [0] a dit n’avoir rien pour { which-office }, avait au moins { $amount }
   *[other] a dit ≥ { $n } pour { which-office }, avait au plus { $amount }
}
tongue-holds-1 = { $n ->
    [0] Pour { which-office } ? Pas une seule carte.
   *[other] Pour { which-office } ? J’ai { $n }, pour le moins.
}
tongue-holds-2 = { $n ->
    [0] Vous ne trouverez rien dans ma main pour { which-office }.
   *[other] Vous trouverez { $n } ou plus dans ma main pour { which-office }.
}
tongue-holds-3 = { $n ->
    [0] Je ne suis pour rien dans { which-office }.
   *[other] Ma part dans { which-office } vaut { $n } ou plus.
}
tongue-holds-4 = { $n ->
    [0] Pour { which-office }, j’ai les mains vides.
   *[other] Pour { which-office }, je suis à { $n }, sinon mieux.
}

which-sort = { $sort ->
    [office] une carte Gouvernement
    [gold] de l’Or
   *[king] une carte Roi
}
claim-buried = J’ai mis dans le paquet neutre { which-sort }.
question-buried = Qu’as-tu mis dans la pioche des faveurs ?
chip-buried = { $sort ->
    [office] mis : ministère
    [gold] mis : Or
   *[king] mis : Roi
}
ribbon-buried = { $sort ->
    [office] minist.
    [gold] Or
   *[king] Roi
}
verdict-buried-kept = a dit { which-sort }, et c’était vrai
verdict-buried-broken = a dit { which-sort }, et ce n’était pas vrai
tongue-buried-1 = Le paquet neutre a reçu de moi { which-sort }.
tongue-buried-2 = Ma carte dans le paquet neutre ? C’était { which-sort }.
tongue-buried-3 = Entre nous, j’ai posé là, face cachée, { which-sort }.
tongue-buried-4 = Souvenez-vous-en aux enchères : c’était { which-sort }.

claim-bids-at-most = { $n ->
    [0] Je passe celle-ci.
   *[other] Je n’irai pas au-delà de { $n }.
}
question-bids-at-most = Jusqu’où iras-tu, au plus ?
chip-bids-at-most = { $n ->
    [0] je passe
   *[other] { $n } au plus
}
ribbon-bids-at-most = { $n ->
    [0] passe
   *[other] max { $n }
}
verdict-bids-at-most-kept = { $n ->
    [0] a dit passer, n’a pas enchéri
   *[other] a dit { $n } au plus, n’a pas enchéri au-delà
}
verdict-bids-at-most-broken = { $n ->
    [0] a dit passer, a enchéri à { $amount }
   *[other] a dit { $n } au plus, a enchéri à { $amount }
}
tongue-bids-at-most-1 = { $n ->
    [0] Celle-ci n’est pas pour moi.
   *[other] Je m’arrête à { $n }.
}
tongue-bids-at-most-2 = { $n ->
    [0] Disputez-la-vous sans moi : je passe.
   *[other] Au-dessus de { $n }, vous serez entre vous.
}
tongue-bids-at-most-3 = { $n ->
    [0] Pas une pièce de ma bourse pour cette carte.
   *[other] Elle vaut { $n } à mes yeux, et rien de plus.
}
tongue-bids-at-most-4 = { $n ->
    [0] Cette fois, je regarde.
   *[other] Mon dernier mot sera { $n }.
}

claim-bids-up-to = Je monterai jusqu’à { $n }.
question-bids-up-to = Jusqu’où monteras-tu à coup sûr ?
chip-bids-up-to = jusqu’à { $n }
ribbon-bids-up-to = → { $n }
verdict-bids-up-to-kept = a dit jusqu’à { $n }, et l’enchère a atteint { $amount }
verdict-bids-up-to-broken = { $amount ->
    [0] a dit jusqu’à { $n }, a passé avant toute enchère
   *[other] a dit jusqu’à { $n }, a passé à { $amount }
}
tongue-bids-up-to-1 = Je reste jusqu’à { $n }.
tongue-bids-up-to-2 = Qui la veut devra dépasser { $n }.
tongue-bids-up-to-3 = Vous ne serez pas débarrassés de moi avant { $n }.
tongue-bids-up-to-4 = Je la veux, et je monte jusqu’à { $n }.

claim-leaves = { $scope ->
    [lot] Cette fois, je laisse { which-office } à { $seat }.
   *[game] Je laisse { which-office } à { $seat } pour de bon.
}
question-leaves = Quel ministère laisses-tu à quelqu’un ?
chip-leaves = { $scope ->
    [lot] { short-office } → { $seat } (1 fois)
   *[game] { short-office } → { $seat }
}
ribbon-leaves = ≠ { short-office }
verdict-leaves-kept = a laissé { which-office } à { $seat }, comme promis
verdict-leaves-broken = a dit laisser { which-office } à { $seat }, puis a visé : { $card }
tongue-leaves-1 = { $scope ->
    [lot] { $seat }, pour { which-office }, la prochaine est à toi.
   *[game] { $seat }, je te laisse { which-office } jusqu’à la fin.
}
tongue-leaves-2 = { $scope ->
    [lot] Pour une fois, je ne convoite pas { which-office }, par égard pour { $seat }.
   *[game] Plus jamais je ne convoiterai { which-office }, par égard pour { $seat }.
}
tongue-leaves-3 = { $scope ->
    [lot] Le temps d’une vente, { $seat } n’a rien à craindre de moi pour { which-office }.
   *[game] De toute la partie, { $seat } n’a rien à craindre de moi pour { which-office }.
}
tongue-leaves-4 = { $scope ->
    [lot] Pour { which-office }, je m’efface devant { $seat }, cette fois.
   *[game] Pour { which-office }, je m’efface devant { $seat }, une fois pour toutes.
}

claim-takes = Je prendrai : { $kind }.
question-takes = Que prendras-tu ?
chip-takes = { $kind }
ribbon-takes = pour moi
verdict-takes-kept = a annoncé et pris : { $kind }
verdict-takes-broken = a annoncé : { $kind } ; a pris : { $card }
tongue-takes-1 = J’ai l’œil dessus et je la prends : { $kind }.
tongue-takes-2 = Laissez-moi celle-là, je la prendrai : { $kind }.
tongue-takes-3 = Quand viendra mon tour, elle est à moi : { $kind }.
tongue-takes-4 = Mon choix est fait : { $kind }.

claim-decree = { $way ->
    [raise] Ma carte Roi fera monter { which-office }.
    [lower] Ma carte Roi fera baisser { which-office }.
   *[spare] Ma carte Roi épargnera { which-office }.
}
question-decree = Que fera ta carte Roi ?
chip-decree = { $way ->
    [raise] { short-office } monte
    [lower] { short-office } baisse
   *[spare] épargner { short-office }
}
ribbon-decree = { $way ->
    [raise] { short-office } ↑
    [lower] { short-office } ↓
   *[spare] ≠↓ { short-office }
}
verdict-decree-kept = { $way ->
    [raise] a dit faire monter { which-office }, et l’a fait : { $amount }
    [lower] a dit faire baisser { which-office }, et l’a fait : { $amount }
   *[spare] a dit épargner { which-office }, et l’a fait : { $amount }
}
verdict-decree-broken = { $way ->
    [raise] a dit faire monter { which-office }, ne l’a pas fait : { $amount }
    [lower] a dit faire baisser { which-office }, ne l’a pas fait : { $amount }
   *[spare] a dit épargner { which-office }, ne l’a pas fait : { $amount }
}
tongue-decree-1 = { $way ->
    [raise] Quand le Roi m’écoutera, je ferai monter { which-office }.
    [lower] Quand le Roi m’écoutera, je ferai baisser { which-office }.
   *[spare] Quand le Roi m’écoutera, j’épargnerai { which-office }.
}
tongue-decree-2 = { $way ->
    [raise] Devant le Roi, je parlerai pour { which-office }.
    [lower] Devant le Roi, je parlerai contre { which-office }.
   *[spare] Devant le Roi, je ne dirai rien contre { which-office }.
}
tongue-decree-3 = { $way ->
    [raise] Confiez-moi une carte Roi : elle fera grandir { which-office }.
    [lower] Confiez-moi une carte Roi : elle fera pâlir { which-office }.
   *[spare] Confiez-moi une carte Roi : elle laissera en paix { which-office }.
}
tongue-decree-4 = { $way ->
    [raise] Le Roi devrait priser davantage { which-office } : j’y veillerai.
    [lower] Le Roi devrait priser un peu moins { which-office } : j’y veillerai.
   *[spare] Le Roi ne doit pas priser moins { which-office } : j’y veillerai.
}

claim-next = { $deed ->
    [bid] Sur la prochaine, j’enchéris.
   *[pass] La prochaine, je la laisse.
}
question-next = Que feras-tu de la prochaine ?
chip-next = { $deed ->
    [bid] prochaine : oui
   *[pass] prochaine : non
}
ribbon-next = { $deed ->
    [bid] j’y vais
   *[pass] sans moi
}
verdict-next-kept = { $deed ->
    [bid] a dit enchérir sur la prochaine, l’a fait : { $card }
   *[pass] a dit laisser la prochaine, l’a laissée : { $card }
}
verdict-next-broken = { $deed ->
    [bid] a dit enchérir sur la prochaine, l’a laissée : { $card }
   *[pass] a dit laisser la prochaine, a enchéri : { $card }
}
tongue-next-1 = { $deed ->
    [bid] Quelle que soit la prochaine, j’enchéris.
   *[pass] Quelle que soit la prochaine, je passe.
}
tongue-next-2 = { $deed ->
    [bid] Je garde mes pièces pour la prochaine carte.
   *[pass] La prochaine carte ira à qui voudra.
}
tongue-next-3 = { $deed ->
    [bid] À la prochaine vente, vous m’entendrez.
   *[pass] À la prochaine vente, vous ne m’entendrez pas enchérir.
}
tongue-next-4 = { $deed ->
    [bid] Après celle-ci, comptez sur moi.
   *[pass] Après celle-ci, ne comptez pas sur moi, le temps d’une carte.
}

claim-first-in = { $seat } aura la première place pour { which-office }.
question-first-in = Qui sera premier dans un ministère ?
chip-first-in = { $seat } en tête : { short-office }
ribbon-first-in = 1. { short-office }
verdict-first-in-kept = a donné à { $seat } la première place pour { which-office }, et c’était juste
verdict-first-in-broken = a donné à { $seat } la première place pour { which-office }, et c’était faux
tongue-first-in-1 = Retenez bien ceci : { $seat } raflera { which-office }.
tongue-first-in-2 = Je vois { $seat } en tête pour { which-office }.
tongue-first-in-3 = Personne ne dépassera { $seat } pour { which-office }.
tongue-first-in-4 = Tout compte fait, { $seat } aura { which-office }.

# Les paquets

pile-stock = Pioche, avec les cartes écartées à l’aveugle
pile-centre = Centre de la table
pile-favor = Paquet neutre
pile-lot = Carte aux enchères
pile-spent = Or payé et cartes invendues
pile-crown = Cartes Roi appliquées
pile-look = Carte piochée
pile-hand = Main
pile-lost = Défausse face cachée

# Ce que tout le monde voit

fact-phase = Phase (0 : don, 1 : enchères)
fact-primary = Jeton primaire de chaque ministère
fact-secondary = Jeton secondaire de chaque ministère
fact-dealer = Donneur
fact-kept = Cartes gardées ce tour-ci
fact-centred = Cartes mises au centre ce tour-ci
fact-favored = Cartes mises dans le paquet neutre ce tour-ci
fact-undrawn = Cartes restant à piocher
fact-removed = Cartes écartées à l’aveugle
fact-opener = Premier joueur
fact-bid = Enchère la plus haute
fact-leader = Meilleur enchérisseur
fact-passed = Ont passé
fact-barred = N’ont pas pu payer cette carte
fact-paid = Déjà payé
fact-owed = Cartes restant à défausser
fact-most = Enchère maximale
fact-worth = Valeur de chaque sorte de carte

# Ce que contient un paquet de cartes

count-government = { $count } cartes Gouvernement
count-gold = { $count } cartes Or
count-king = { $count } cartes Roi

# Avant la partie

option-first = Le premier donneur

# Les mots du jeu, pour qui lit ses règles

word-office = Les ministères sont { office-diplomacy }, { office-military }, { office-architecture }, { office-livestock }, { office-entertainment } et { office-provisions }.
word-duty = Un jeton Fonction dit combien de points vaut un ministère : le primaire pour le premier, le secondaire pour le deuxième.
word-dealer = Le donneur est le joueur qui répartit les cartes pendant la phase de don.
word-pile = Ton paquet est ce que tu as reçu pendant la phase de don ; il devient ta main à la phase d’enchères.
word-favor-deck = Le paquet neutre est ce qui sera mis aux enchères.
word-lot = Un lot est la carte mise aux enchères.
word-default = Ne pas pouvoir payer, c’est gagner une enchère sans avoir de quoi la régler.
word-left = Ta gauche est le siège suivant dans le sens horaire.
word-ruling = « Notre arbitrage » signale ce que la règle imprimée laisse ouvert : de là jusqu’à la fin de la clause, c’est nous qui avons tranché.

# Les clauses, dans nos propres mots
# Après la marque vient ce que la règle imprimée laisse ouvert, jusqu’à la fin de la clause.

-ruling = Notre arbitrage :
section-FK-01 = Mise en place
clause-FK-01 = On joue à deux au moins, à cinq au plus. À cinq joueurs, on se dispute six ministères ; à deux, trois ou quatre, cinq seulement : le ministère dont toutes les cartes sont marquées 5 est absent (dans le paquet standard : { office-livestock }).
clause-FK-02 = Chaque ministère en jeu commence avec un jeton Fonction primaire de 3 et un secondaire de 1. À deux joueurs, il n’y a pas de jeton secondaire.
clause-FK-03 = Le jeton primaire d’un ministère ne vaut jamais moins de 1 ni plus de 6. Le secondaire en vaut toujours la moitié, arrondie vers le bas ; quand cela fait 0, il n’y a pas de secondaire. À deux joueurs, il n’y en a jamais.
clause-FK-04 = Le jeu compte 108 cartes : 54 Gouvernement, 15 Roi et 39 Or, ces dernières valant de 1 à 3. Une carte Gouvernement appartient à un ministère, vaut de 1 à 4 et porte une lettre, unique dans son ministère, qui ne compte qu’en cas d’égalité. Une carte marquée d’un nombre supérieur au nombre de joueurs ne sert pas ; une carte sans marque sert toujours.
clause-FK-05 = Après cela, on écarte des cartes au hasard, sans que personne les voie : 22 à deux joueurs, 13 à trois, 8 à quatre, aucune à cinq. Le reste est mélangé et devient la pioche ; elle tombe toujours juste, chaque tour prenant une carte de plus qu’il n’y a de joueurs.
clause-FK-06 = Le hasard décide qui donne en premier. Vous pouvez convenir avant la partie que quelqu’un d’autre commence.
clause-FK-07 = Te sont cachés les paquets et les mains des autres, la pioche, le paquet neutre, les cartes écartées, la carte qu’un donneur est en train de regarder et celles que les autres défaussent face cachée. Tout le monde voit les cartes du centre et qui prend laquelle, tout ce qui se passe aux enchères (cartes en vente, annonces, joueurs qui passent ou ne peuvent pas payer, Or payé, nombre de cartes défaussées, invendus), les cartes Roi et leurs effets, les jetons Fonction, et quelles cartes contient le jeu, avec leurs marques. Tu sais ce que tu as mis dans le paquet neutre et ce que tu as défaussé. { -ruling } tout le monde voit la taille de chaque paquet et de chaque main, et tu peux consulter ton propre paquet quand tu veux. À la fin, on montre toutes les mains ; les cartes écartées ou défaussées face cachée restent cachées, mais la partie enregistrée, qu’on ouvre ensuite, montre tout.
clause-FK-08 = { -ruling } la question t’est posée même quand une seule réponse est possible, et cette réponse est notée. Ton programme peut la donner à ta place.
section-FK-10 = La phase de don
clause-FK-10 = Comme donneur, tu pioches une carte de plus qu’il n’y a de joueurs, une par une ; tu regardes chacune sans la montrer et tu lui trouves une place avant d’en piocher une autre. Sur l’ensemble de ton tour, une carte te revient, face cachée, une autre va, face cachée, dans le paquet neutre, et le centre en reçoit, face visible, autant que tu as d’adversaires ; à toi de décider laquelle va où. { -ruling } une carte placée ne bouge plus, car la suivante est piochée aussitôt.
clause-FK-11 = Quand le donneur a placé toutes ses cartes, chaque adversaire, dans le sens horaire à partir de la gauche du donneur, prend une de celles du centre et l’ajoute face cachée à son propre paquet.
clause-FK-12 = Si tu obtiens une carte Roi, tu la montres sur-le-champ, tu en appliques l’effet et elle sort du jeu ; elle n’entre jamais dans un paquet personnel ni dans une main. Cela passe avant tout le reste : avant la pioche suivante si tu la gardes comme donneur (c’est alors ton unique carte du tour), avant le choix de l’adversaire suivant si tu la prends au centre, avant la prochaine carte en vente si tu la gagnes aux enchères. Une carte Roi mise dans le paquet neutre reste secrète jusqu’à ce qu’elle soit mise aux enchères.
clause-FK-13 = Après le tour, la donne passe à gauche du donneur. Si la pioche est vide une fois la dernière carte prise au centre, la donne ne bouge plus : le donneur du moment compte comme dernier donneur, et la phase d’enchères commence.
section-FK-20 = Les cartes Roi
clause-FK-20 = Une carte Roi change des jetons primaires de l’une de ces six façons : un ministère monte ou baisse de 1, à ton gré ; un monte ; un baisse ; deux montent ; deux baissent ; ou un monte puis un autre baisse, chaque fois de 1. Celui qui obtient la carte choisit les ministères. Deux ministères doivent être différents. Pour deux changements de même sens, l’ordre est indifférent ; pour une hausse et une baisse, la hausse vient d’abord, et la baisse touche un autre ministère. { -ruling } si la hausse a dû être sautée, la baisse peut toucher n’importe quel ministère.
clause-FK-21 = On ne peut faire descendre un jeton primaire sous 1, ni le faire monter au-dessus de 6. On ne change pas un jeton secondaire lui-même : il suit son primaire (FK-03).
clause-FK-22 = { -ruling } tu effectues les changements d’une carte Roi dans l’ordre imprimé. Chacun est obligatoire si un ministère le permet à ce moment-là, et sauté si aucun ne le permet ; tu fais le premier comme tu l’entends, même s’il ne reste alors rien pour le second. Si aucun changement n’est possible, on ne demande rien à personne et la carte quitte le jeu.
section-FK-30 = La phase d’enchères
clause-FK-30 = Pour ouvrir les enchères, on mélange le paquet neutre, qui devient la nouvelle pioche, et tu prends en main ton propre paquet. Le premier joueur est celui qui est assis à gauche du dernier donneur.
clause-FK-31 = Le premier joueur retourne la carte du dessus de la pioche. À partir de lui et dans le sens horaire, chacun enchérit ou passe.
clause-FK-32 = On ouvre à 1 ou plus, et chaque enchère doit dépasser la précédente. Si tu passes, cette vente est finie pour toi ; on continue autour de la table jusqu’à ce qu’il ne reste qu’un joueur. { -ruling } celui qui reste avant que quiconque ait enchéri peut encore enchérir ou passer. Aucune enchère ne peut dépasser tout l’Or du jeu (78) pour une carte Gouvernement ou Roi, ni la plus grande main possible (20) pour une carte Or ; dès que quelqu’un va jusque-là, les autres ne peuvent que passer.
clause-FK-33 = Si personne n’enchérit, la carte est défaussée et ne fait rien, même si c’est une carte Roi. { -ruling } elle est défaussée face visible.
clause-FK-34 = Si tu gagnes une carte Gouvernement ou Roi, tu la paies en défaussant, face visible, des cartes Or qui à elles toutes atteignent ton enchère ou la dépassent ; on ne te rend pas la monnaie. { -ruling } tu ne peux pas ajouter de carte inutile : quelle que soit la carte qu’on retire de ton paiement, le reste ne doit plus suffire. Dans cette limite, le choix est à toi, même s’il te coûte plus cher : pour une enchère de 2 avec des cartes Or de 1, 1 et 3, tu paies 1 et 1, ou bien le 3.
clause-FK-35 = Si tu gagnes une carte Or, tu paies avec des cartes de ta main, défaussées face cachée : autant que tu en as annoncé, Gouvernement ou Or, chacune comptant pour une quelle que soit sa valeur, et jusqu’à ta main entière. Tu ne prends la carte Or qu’ensuite : elle ne peut donc pas faire partie de son propre prix.
clause-FK-36 = Une carte Gouvernement que tu gagnes rejoint ta main. Une carte Roi que tu gagnes agit aussitôt et sort du jeu.
clause-FK-37 = Tu peux enchérir au-delà de tes moyens. Si tu gagnes alors que ton Or vaut moins que ton enchère (ou, pour une carte Or, que tu as moins de cartes que tu n’en as annoncé), tu ne paies rien ; mais une carte prise au hasard dans ta main est défaussée face cachée, sans être montrée. Ensuite, la même carte est remise aux enchères sans toi. { -ruling } tu peux enchérir même sans une carte en main, et tu ne perds alors rien. Seul le hasard désigne la carte que tu perds, et personne d’autre que toi ne sait laquelle.
clause-FK-38 = { -ruling } si tu gagnes et que tu peux payer, tu dois le faire. Une enchère reprise repart de zéro : on recommence à 1, ceux qui avaient passé reviennent, et seuls ceux qui n’ont pas pu payer cette carte restent à l’écart, pour cette carte uniquement. Le premier joueur ouvre ou, s’il est à l’écart, le suivant dans le sens horaire qui ne l’est pas. Si un seul joueur peut participer, il enchérit ou passe ; si tout le monde passe ou que personne ne peut participer, la carte est défaussée.
clause-FK-39 = Quand le sort d’une carte est réglé, vendue ou non, le rôle de premier joueur passe à gauche, même si celui qui le tenait n’a pas pu payer. La partie finit quand la pioche est épuisée.
section-FK-50 = Décompte
clause-FK-50 = Pour chaque ministère, ceux qui en ont au moins une carte en additionnent les valeurs, et le total le plus élevé gagne le jeton primaire. À égalité, il va à celui des ex æquo qui, dans ce ministère, a la lettre la plus proche du A.
clause-FK-51 = Le total suivant dans un ministère gagne le jeton secondaire, quand il y en a un ; les égalités se règlent de même à la lettre, et qui perd une égalité pour la première place est deuxième. { -ruling } si un seul joueur a des cartes du ministère, le secondaire ne va à personne.
clause-FK-52 = { -ruling } sans carte d’un ministère, tu ne peux gagner aucun de ses jetons.
clause-FK-53 = Le plus grand nombre de points gagne et, à égalité, le plus d’Or en main. Si l’égalité demeure, on cherche le premier ministère dont l’un des ex æquo a une carte, dans l’ordre { office-diplomacy }, { office-entertainment }, { office-livestock }, { office-architecture }, { office-military }, { office-provisions } : le plus grand total dans ce ministère décide (0 pour qui n’a pas de carte), puis la lettre la plus proche du A. { -ruling } s’ils sont toujours à égalité, ils partagent la victoire.
section-FK-EX-1 = Exemples
clause-FK-EX-1 = Exemple à quatre joueurs : le donneur garde la première carte, met la deuxième au centre et la troisième dans le paquet neutre. Les deux suivantes ne peuvent aller qu’au centre. Les trois adversaires prennent ensuite chacun une des trois cartes qui s’y trouvent.
clause-FK-EX-2 = Exemple, une carte Roi aux enchères : tu enchéris à 2, ta voisine à 4, tous les autres passent, et toi aussi. Pour tout Or, elle a un 2 et un 3 : elle paie donc les deux, sans qu’on lui rende rien. La carte Roi agit aussitôt.
clause-FK-EX-3 = Exemple, une carte Or aux enchères : ta voisine enchérit à 2, les autres passent, tu enchéris à 3 et elle passe. Tu prends trois cartes dans ta main, tu les défausses face cachée, puis la carte Or est à toi.
clause-FK-EX-4 = Exemple à cinq joueurs : avec deux premières places et une deuxième, tu gagnes trois jetons, que tu additionnes. Si { -military(form: "the") } vaut 4, { -entertainment(form: "the") } 3, et que tu es deuxième pour { -provisions(form: "the") }, dont le primaire de 4 donne un secondaire de 2, tu as 9 points.
clause-FK-EX-5 = Exemple à trois joueurs : toutes les cartes marquées 4 ou 5 restent de côté, et toutes les autres servent.

# Windows: people talk before they answer

window-lot = Le marteau attend
window-raise = Le marteau attend

# Les chapitres de la page « qui a menti »

lied-chapter-dealer = donne { $n }
lied-chapter-lot = lot { $n }
lied-short-dealer = D{ $n }
lied-short-lot = { $n }

# Pourquoi un ministre répondrait ainsi

why-often = { $tenths ->
    [0] très rarement
    [1] environ une fois sur dix
    [10] presque toujours
   *[other] environ { $tenths } fois sur dix
}
why-keep-office = Avec elle, tu es en tête au ministère « { $office } » { why-often }, sans elle { $before } sur dix.
why-take-office = Avec elle, tu es en tête au ministère « { $office } » { why-often }, sans elle { $before } sur dix.
why-keep-gold = { $gold } or de plus, et { $lots ->
    [0] presque plus de lots
    [one] un seul lot
   *[other] environ { $lots } lots
} où le dépenser.
why-take-gold = { $gold } or de plus, et { $lots ->
    [0] presque plus de lots
    [one] un seul lot
   *[other] environ { $lots } lots
} où le dépenser.
why-keep-king = Devant le Roi, elle fait pencher un ministère vers toi.
why-take-king = Devant le Roi, elle fait pencher un ministère vers toi.
why-centre = Quelqu’un d’autre la prend, et tu gardes ton choix pour la suite.
why-favor = Face cachée, elle attend l’enchère, où l’or décide.
why-raise = Tu es en tête au ministère « { $office } » { why-often } : qu’il paie plus.
why-lower = Tu es en tête au ministère « { $office } » { why-often } : qu’il paie moins.
why-bid-office = La carte vaut environ { $price } or pour toi, au ministère « { $office } ».
why-bid-king = Devant le Roi, elle vaut environ { $price } or pour toi.
why-bid-gold = { $worth } or contre { $amount ->
    [one] une carte
   *[other] { $amount } cartes
} de ta main.
why-pass-gold = { $worth } or contre { $bid ->
    [0] une carte
    [one] plus d’une carte
   *[other] plus de { $bid } cartes
} de ta main.
why-pass-dear = Elle vaut environ { $price } or pour toi, et l’enchère est à { $bid }.
why-pass-save = { $lots ->
    [0] L’or que tu gardes départage les ex æquo.
    [one] Ton or ({ $gold }) ira plus loin dans le lot à venir.
   *[other] Ton or ({ $gold }) ira plus loin dans les { $lots } lots à venir.
}
why-pay = Elle paie { $gold } des { $owed } encore dus.
why-discard-office = Sans elle, tu es en tête au ministère « { $office } » { why-often }.
why-discard-gold = C’est { $gold } or, et il { $lots ->
    [0] ne reste presque plus de lots
    [one] reste un lot
   *[other] reste environ { $lots } lots
} où le dépenser.
