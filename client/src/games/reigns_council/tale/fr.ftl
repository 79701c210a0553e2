tale-won = Longue vie à toi.
tale-lost = Tu as régné si peu.
tale-none = Le trône est froid.
tale-plot = Règne après règne
tale-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
}
tale-retired = À la retraite, en vie
tale-told-by = raconté par { $seat }
tale-sources = Les points par origine
tale-evening = L’histoire de la soirée
tale-laughed = { $count ->
    [0] personne n’a ri
    [one] une personne a ri
   *[other] { $count } ont ri
}
tale-on-death = { $seat }, sur la mort de { $monarch }
tale-epithet-retired = l’Imperturbable
tale-epithet-brief = l’Éphémère
tale-epithet-church-plus = l’Apostolique
tale-epithet-church-minus = l’Agnostique
tale-epithet-army-plus = l’Imprenable
tale-epithet-army-minus = l’Indéfendable
tale-epithet-people-plus = l’Aimable
tale-epithet-people-minus = l’Impopulaire
tale-epithet-wealth-plus = l’Inépuisable
tale-epithet-wealth-minus = l’Insolvable
tale-chapter-crowned = règne { $n }
tale-source-accepted = acceptées
tale-source-goals = objectifs
tale-source-reign = propre règne
tale-source-stories = récits
tale-turning-what = Quand { $buyer } régnait
tale-turning-why = { $winner } en tire { $gain }, { $rival } { $other }.
tale-long-reign = Le plus long règne
tale-long-reign-what = { $seat }, { $n0 ->
    [one] un tour
   *[other] { $n0 } tours
}
tale-long-reign-why = { $n1 ->
    [one] Une proposition a fait loi
   *[other] { $n1 } propositions ont fait loi
}, et pendant un temps personne n’a protesté.
tale-brink = Le monarque le plus hardi
tale-brink-what = { $seat }, à un pas de la fin
tale-brink-why = { $n2 ->
    [one] Un tour commencé
   *[other] { $n2 } tours commencés
} avec un pilier à un pas du bout ({ $chapter }).
tale-funerals = La plume des funérailles
tale-funerals-what = { $seat }, { $n0 ->
    [one] un enterrement
   *[other] { $n0 } enterrements
}
tale-funerals-why = Provoqués et racontés, sans sourire.
tale-advisor = Le meilleur conseil
tale-advisor-what = { $seat }, { SIGNED($n0) } en un règne
tale-advisor-why = Personne n’a mieux profité de la couronne d’un autre ({ $chapter }).
tale-mine-long-reign = plus long règne : { $n0 ->
    [one] un tour
   *[other] { $n0 } tours
}
tale-mine-brink = le plus hardi : { $n2 ->
    [one] un tour
   *[other] { $n2 } tours
} au bord du gouffre
tale-mine-funerals = { $n0 ->
    [one] un enterrement raconté
   *[other] { $n0 } enterrements racontés
} en une partie
