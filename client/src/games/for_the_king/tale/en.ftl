tale-won = The King is pleased.
tale-lost = The King looks elsewhere.
tale-none = The King has seen enough.
tale-plot = Who holds the Government
tale-sum = { $letter ->
    [1] { $sum }, by letter
   *[0] sum { $sum }
}
tale-vacant = vacant
tale-tie = { $n0 ->
    [1] Level on points, so gold decides: { $winner } has { $n1 } in hand, { $second } { $n2 }.
   *[other] Level on points and on gold: { $winner } stands better in an office.
}
tale-purse = { $paid } gold paid, { $left } left
tale-lots = What it cost
tale-lots-legend = each lot, its price in gold (c: in cards) and its buyer
tale-lot-told = Lot { $n }: { $card }. { $sold ->
    [1] { $seat } buys it for { $price } { $gold ->
        [1] gold
       *[0] { $price ->
            [one] card
           *[other] cards
        }
    }.
   *[0] Nobody buys it.
}
tale-cards = c
tale-unsold = unsold
tale-flag-bargain = best
tale-flag-dear = worst
tale-flag-bold = bold
tale-chapter-lot = lot { $n }
tale-chapter-reckoning = the reckoning
tale-source-primary = first places
tale-source-secondary = second places
tale-turning-what = { $card }, { $chapter }
tale-turning-why = { $buyer } bought it. Without it { $winner } would have { $gain ->
    [one] one point less
   *[other] { $gain } points less
}.
tale-bargain = The best bargain
tale-bargain-what = { $c0 } for { $n1 } gold
tale-bargain-why = { $seat }, { $chapter }: { $n0 ->
    [one] one point
   *[other] { $n0 } points
} that nobody else would have left them.
tale-dear = The worst
tale-dear-what = { $c0 } for { $n1 } gold
tale-dear-why = { $seat }, { $chapter }: it moved nothing. The King smiled all the same.
tale-bold-bid = The boldest bid
tale-bold-bid-what = { $n2 ->
    [1] { $n1 } bid, and not there
   *[0] { $n1 } for { $c0 }
}
tale-bold-bid-why = { $seat }, { $chapter }: { $n2 ->
    [1] nobody went higher, and a card was lost.
   *[0] { $n0 ->
        [1] step by step, and no step back.
       *[other] { $n0 } more than anybody had said.
    }
}
tale-mine-bargain = best bargain: { $c0 } for { $n1 } gold
tale-mine-bold-bid = boldest bid: { $n1 } for { $c0 }
