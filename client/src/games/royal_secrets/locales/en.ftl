# The words of this table in English: what the cards, halls and ledger say beyond the words of the game.

hall-0 = The King
hall-1 = The Queen
round-of = Round { $round } of { $rounds }
phase-choose = Choose
phase-first = First card
phase-second = Second card
phase-count = Count
count-goes-on = The count goes on.
round-begins = Round { $round } begins.
last-round = Last round: only the majority gains.
    .clause = RS-49

title-40 = Duke
title-30 = Captain
title-20 = Lady
title-10 = Page
title-0 = Fool
title-valet = Valet
title-excuse = Excuse
title-withdraw = Withdraw

needs = needs
audience-is = { $hall ->
    [0] The King’s
   *[other] The Queen’s
} audience: needs { $need }, gain { $gain }, loss { $loss }, favor { $favor }
# in the action bar, where a hall is not in sight
hall-detail = needs { $need } · +{ $gain } −{ $loss } · { $favor }
audience-gone = The audience is over.
visible-of = visible of { $need }
influence-of = influence of { $need }
face-down-cards = + { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
granted = Granted
refused = Refused
deserted = Deserted
spare = { $over } to spare
short = { $under } short
stood-up = Nobody stayed.

up = face up
down = face down
you-know = you know it: { $card }
stabbed = stabbed
medal = doubled
wanted-by = wanted by { $seat }
withdrew = withdrew
picks-third = picks a third card
shows-third = third card
brings = { $influence } in all
hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
to-act = to act
your-turn = your turn
you = { $count ->
    [one] you · { $count } card
   *[other] you · { $count } cards
}
may-receive = may receive the Parley
parley = Parley
parley-here = holds the Parley
hand-of = Hand of { $seat }
favors-of = Favors of { $seat }
from-next-round = from next round
plans = plans the round

supper = The supper table
dines = dines with both
nobody-dines = No one dines tonight
anteroom = Yet to choose
anteroom-planned = Waiting for the plan
stock-valets = Valets
stock-cardinals = Cardinals
cardinal = Cardinal
cardinal-beside = beside { $seat }
diner-here = { $seat } dines with both: the cards on the supper table count here too.
nobody-here = No one is here.

own-hand = Your hand
own-favors = Your favors
lilies-yours = { $count ->
    [one] lily
   *[other] lilies
}
purse-open = { $count ->
    [one] { $count } lily
   *[other] { $count } lilies
}

ledger = Ledger of round { $round }
no-lilies = no gain, no loss
line-gained = { $hall ->
    [0] The King grants
   *[other] The Queen grants
}
    .clause = RS-42
line-lost = { $hall ->
    [0] The King refuses
   *[other] The Queen refuses
}
    .clause = RS-43
line-lost-deserted = Everybody left { $hall ->
    [0] the King
   *[other] the Queen
}
    .clause = RS-63
line-lost-to-valet = { $by }’s { $card }
    .clause = RS-70
line-lost-to-own-valet = Own { $card }
    .clause = RS-71
line-withdrew = Withdrew by the Excuse
    .clause = RS-60
line-took = Majority: { $card }
    .clause = RS-42
line-pardoned = Pardoned: { $amount } kept
    .clause = RS-93
line-stroked = Master Stroke: { $amount } lost become a gain
    .clause = RS-94
line-hand-counted = { $amount } influence left in hand
    .clause = RS-96

keys-places = go to the King, to the Queen
    .key = k q
keys-ways = lay the card you picked face up, face down
    .key = u d
keys-pass = pass
    .key = p
