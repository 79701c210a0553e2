tale-won = La cour est à toi.
tale-lost = Les bougies sont éteintes.
tale-none = La cour se retire.
tale-plot = Les lys, nuit après nuit
tale-plot-legend = ✓ accordé, ✗ refusé, et qui était là ; ta ligne est l’épaisse
tale-hall-king = Le Roi, nuit après nuit
tale-hall-queen = La Reine, nuit après nuit
tale-hall-told = Nuit { $n } : { $total } sur { $need }, { $outcome } : { $who }
tale-granted = accordé
tale-refused = refusé
tale-empty = personne n’est resté
tale-chapter-round = nuit { $n }
tale-short-round = { $n }
tale-short-hands = en main
tale-source-granted = accordé
tale-source-refused = refusé
tale-source-favors = faveurs, valets
tale-source-hand = en main
tale-turning-what = { $what ->
    [hands] Les cartes restées en main
   *[other] La cour a tourné : { $chapter }
}
tale-turning-why = { $lead ->
    [0] { $rival } était à égalité avec { $winner }.
   *[other] Avant, il fallait craindre { $rival }.
} { $winner } { SIGNED($gain) }, { $rival } { SIGNED($other) }.
tale-bold-bet = La mise la plus hardie
tale-bold-bet-what = { $n4 ->
    [2] { $n2 } visibles quand il fallait { $n1 }
   *[1] Un refus qui rapporte
}
tale-bold-bet-why = { $n4 ->
    [2] { $seat }, { $chapter } : { $c0 } visible, { $c1 } face cachée, et { $n0 ->
        [0] le Roi
       *[1] la Reine
    } a dit oui grâce à cette carte.
   *[1] { $seat }, { $chapter } : { $n2 } étaient visibles devant { $n0 ->
        [0] le Roi
       *[1] la Reine
    }, tout fut refusé, et cela rapporta { SIGNED($n5) }.
}
tale-best-night = La plus belle nuit
tale-best-night-what = { SIGNED($n0) } en une nuit
tale-best-night-why = { $seat }, { $chapter } : personne n’a pris davantage d’un coup.
tale-mine-bold-bet = la plus hardie : { $c0 } et { $c1 }, avec { $n2 } visibles quand il fallait { $n1 }
tale-mine-best-night = plus belle nuit { SIGNED($n0) }
