tale-won = The court is yours.
tale-lost = The candles are out.
tale-none = The court retires.
tale-plot = Lilies by night
tale-plot-legend = ✓ granted, ✗ refused, and who was there; your line is the thick one
tale-hall-king = The King, night by night
tale-hall-queen = The Queen, night by night
tale-hall-told = Night { $n }: { $total } of { $need }, { $outcome }: { $who }
tale-granted = granted
tale-refused = refused
tale-empty = nobody stayed
tale-chapter-round = night { $n }
tale-short-round = { $n }
tale-short-hands = in hand
tale-source-granted = granted
tale-source-refused = refused
tale-source-favors = favors, valets
tale-source-hand = in hand
tale-turning-what = { $what ->
    [hands] The cards still in hand
   *[other] On { $chapter } the court turned
}
tale-turning-why = { $lead ->
    [0] { $rival } stood level with { $winner }.
   *[other] Before, { $rival } was the one to fear.
} { $winner } { SIGNED($gain) }, { $rival } { SIGNED($other) }.
tale-bold-bet = The boldest bet
tale-bold-bet-what = { $n4 ->
    [2] { $n2 } open where { $n1 } was needed
   *[1] A refusal that paid
}
tale-bold-bet-why = { $n4 ->
    [2] { $seat }, { $chapter }: { $c0 } open, { $c1 } face down, and the { $n0 ->
        [0] King
       *[1] Queen
    } granted it by that card.
   *[1] { $seat }, { $chapter }: { $n2 } lay open before the { $n0 ->
        [0] King
       *[1] Queen
    }, it was refused, and that brought { SIGNED($n5) }.
}
tale-best-night = The best night
tale-best-night-what = { SIGNED($n0) } in one night
tale-best-night-why = { $seat }, { $chapter }: nobody took more home at once.
tale-mine-bold-bet = boldest: { $c0 } and { $c1 }, with { $n2 } open where { $n1 } was needed
tale-mine-best-night = best night { SIGNED($n0) }
