tale-won = Le Roi est content.
tale-lost = Le Roi regarde ailleurs.
tale-none = Le Roi en a assez vu.
tale-plot = Qui tient le Gouvernement
tale-sum = { $letter ->
    [1] { $sum }, à la lettre
   *[0] somme { $sum }
}
tale-vacant = vacant
tale-tie = { $n0 ->
    [1] Égalité aux points : l’or tranche. { $winner } en a { $n1 } en main, { $second } { $n2 }.
   *[other] Égalité aux points et à l’or : { $winner } est mieux placé dans un ministère.
}
tale-purse = a payé { $paid } or, en garde { $left }
tale-lots = Ce que cela a coûté
tale-lots-legend = chaque lot, son prix en or (c : en cartes) et son acheteur
tale-lot-told = Lot { $n } : { $card }. { $sold ->
    [1] { $seat } l’achète pour { $price } { $gold ->
        [1] or
       *[0] { $price ->
            [one] carte
           *[other] cartes
        }
    }.
   *[0] Personne n’en veut.
}
tale-cards = c
tale-unsold = invendu
tale-flag-bargain = mieux
tale-flag-dear = pire
tale-flag-bold = osé
tale-chapter-lot = lot { $n }
tale-chapter-reckoning = le décompte
tale-source-primary = premières places
tale-source-secondary = secondes places
tale-turning-what = { $card }, { $chapter }
tale-turning-why = { $buyer } l’a acheté. Sans lui, { $winner } aurait { $gain ->
    [one] un point de moins
   *[other] { $gain } points de moins
}.
tale-bargain = La meilleure affaire
tale-bargain-what = { $c0 } pour { $n1 } or
tale-bargain-why = { $seat }, { $chapter } : { $n0 ->
    [one] un point
   *[other] { $n0 } points
} que personne d’autre ne lui aurait laissés.
tale-dear = La pire
tale-dear-what = { $c0 } pour { $n1 } or
tale-dear-why = { $seat }, { $chapter } : rien n’a bougé. Le Roi a souri quand même.
tale-bold-bid = L’enchère la plus hardie
tale-bold-bid-what = { $n2 ->
    [1] { $n1 } annoncés, et la bourse vide
   *[0] { $n1 } pour { $c0 }
}
tale-bold-bid-why = { $seat }, { $chapter } : { $n2 ->
    [1] personne n’a suivi, et une carte fut perdue.
   *[0] { $n0 ->
        [1] pas à pas, sans reculer.
       *[other] { $n0 } de plus que tout le monde.
    }
}
tale-mine-bargain = meilleure affaire : { $c0 } pour { $n1 } or
tale-mine-bold-bid = enchère la plus hardie : { $n1 } pour { $c0 }
