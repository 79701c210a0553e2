# The words of this table in English: what the board, the places, the till and the reckoning say beyond the words of the game.

deal-number = Deal { $deal }
lot-of = Lot { $lot } of { $lots }
reckoning-goes-on = The reckoning goes on.

government = The Government
draw-pile = Draw pile
favor-deck = Favor deck
to-come = To come
spent = Discards
kings-used = { $count ->
    [0] no King card yet
    [one] { $count } King card used
   *[other] { $count } King cards used
}
worth = The first takes { $first }{ $second ->
    [0] {""}
   *[other] , the second { $second }
}.
was = was { $before }
nobody = nobody

players = Players and their piles
seat-asked = to act
seat-yours = your turn
seat-you = you
seat-deals = deals
seat-passed = passed
seat-barred = could not pay
seat-leads = leads with { $bid }
seat-pays = pays { $bid }
seat-in = in
leads = leads
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-of = Hand of { $seat }
points = { $count ->
    [one] point
   *[other] points
}

gifts = The gifts
you-drew = You drew
drew = { $seat } drew
only-you = only you see it
only-they = only they see it
where = Where it can go
place-keep = Keep
place-centre = Centre
place-favor = Favor deck
do-keep = Keep it
do-centre = To the centre
do-favor = To the favor deck
room = { $left ->
    [0] full
   *[other] room for { $left } more
}
slot-keep = face down, for the dealer
slot-centre = face up, for the others
slot-favor = face down, sold later
note-keep = Face down, for the dealer alone.
note-favor = Face down, auctioned at the end.
centre = The centre
then-take = Then each takes one: { $names }.
take-order = Still to take one: { $names }.
final-at-once = Once confirmed it stays there, for the next card is drawn at once.

decree = A King card
decree-yours = The King listens to you
decree-of = The King listens to { $seat }
decree-limits = To the first an office is worth 1 to 6{ $second ->
    [0] , never less and never more
   *[other] ; to the second always half of that, rounded down
}.
king-either-does = One office goes up by 1, or down by 1.
king-plus-does = One office goes up by 1.
king-minus-does = One office goes down by 1.
king-plus-plus-does = Two different offices go up by 1 each.
king-minus-minus-does = Two different offices go down by 1 each.
king-plus-minus-does = One office goes up by 1, then another down by 1.

auctions = The auctions
auction = Auction
lot = The lot
lots-to-come = { $count ->
    [0] the last one
    [one] { $count } more to come
   *[other] { $count } more to come
}
bids = What everybody has said
no-bid = No bid yet
you-hold-gold = You hold { $count } gold
you-hold-cards = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
would-be = { $office }: { $before } would become { $sum }
bid = Bid
price-in-cards = The price is cards of your hand, whatever they are worth.
bluff = More than { $have } is a bluff, and legal.
bluff-costs = Win and fail to pay, and you lose a card at random, unseen; the lot is sold again without you.
defaulted = { $seat } bid { $bid }, could not pay and lost a card. The lot is sold again without them.
you-defaulted = You bid { $bid } and could not pay. The lot is sold again without you.
you-lost = You lost { $card }.

till = The till
yours-for = { $card } is yours for { $bid }
pick-gold = Pick gold cards below to pay with.
pick-cards = Pick the cards below that you give up.
pick-more = { $paid } paid already. Pick the rest below.
paid-of = { $total } of { $bid }
short-gold = { $short } more gold to pay.
short-cards = { $short ->
    [one] { $short } more card to give up.
   *[other] { $short } more cards to give up.
}
exact = That is exact.
too-much = { $over } too much, and no change is given.
rest-gold = { $rest } gold stays with you.
rest-cards = { $rest ->
    [one] { $rest } card stays with you.
   *[other] { $rest } cards stay with you.
}
pay-in-gold = Gold is paid face up, without a card more than it takes.
pay-in-cards = Each card counts as one, whatever it is worth, and goes face down. Then you take Gold { $value }.

own-pile = Your pile
own-hand = Your hand
by-office = By office
best-letter = best letter
no-card = no card
gold = Gold

sheet = What is in play
sheet-title = The cards with { $seats } players
sheet-mine = yours
sheet-seen = seen elsewhere
sheet-unseen = unseen
king-cards = King cards
seen-of = { $seen } of { $all } seen
sheet-removed = { $total } cards in all; { $removed ->
    [0] none was taken out
   *[other] { $removed } were taken out unseen
}.

reckoning = The reckoning
hands-shown = All hands are shown.
sum = sum
letter = letter
takes-first = { $seat } takes { $points } as first
takes-second = { $seat } takes { $points } as second
vacant = Nobody holds a card of this office, so nobody takes a tile.
alone = Only one player holds a card of this office: nobody is second.
tie = Equal sums: the letter closest to A goes first ({ $names }).
ledger = The ledger
total = Points
decided-gold = Equal points: the most gold decides.
decided-office = Equal points and equal gold: who stands better in { $office } decides.
decided-nothing = Equal points, equal gold, equal in every office: the victory is shared.

keys-places = keep it, put it in the centre, on the favor deck
    .key = k c f
keys-bid = bid the least there is; a digit bids so much
    .key = b
keys-pass = pass
    .key = p
