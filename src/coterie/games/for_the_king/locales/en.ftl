# For the King (and Me), in English.

game-title = For the King (and Me)
game-tagline = Share out gifts, bid for the rest, and hold the offices the young King comes to prize.
game-aim = Have the most points when the last card has been auctioned. Each office gives its primary tile to the player with the highest sum of cards in it, and its secondary tile, if there is one, to the next.
game-minutes = about 30 min

# Offices; and by the number events give them

office-diplomacy = Diplomacy
office-entertainment = Entertainment
office-livestock = Livestock
office-architecture = Architecture
office-military = Military
office-provisions = Provisions
office = { $n0 ->
   *[0] { office-diplomacy }
    [1] { office-entertainment }
    [2] { office-livestock }
    [3] { office-architecture }
    [4] { office-military }
    [5] { office-provisions }
}

# Duties: what an office is charged with, the greater the more it is worth

duty-diplomacy-1 = a polite letter
duty-diplomacy-2 = a cousin abroad
duty-diplomacy-3 = an embassy
duty-diplomacy-4 = a royal betrothal
duty-diplomacy-5 = a grand alliance
duty-diplomacy-6 = peace with every neighbour
duty-entertainment-1 = a juggler
duty-entertainment-2 = a puppet show
duty-entertainment-3 = a masked ball
duty-entertainment-4 = a tragedy in five acts
duty-entertainment-5 = fireworks on the lake
duty-entertainment-6 = forty days of revels
duty-livestock-1 = a one-eyed cat
duty-livestock-2 = a flock of geese
duty-livestock-3 = the royal kennels
duty-livestock-4 = a stable of thoroughbreds
duty-livestock-5 = the falconry
duty-livestock-6 = a menagerie with an elephant
duty-architecture-1 = a garden bench
duty-architecture-2 = a fountain
duty-architecture-3 = an orangery
duty-architecture-4 = a gallery of mirrors
duty-architecture-5 = a new wing
duty-architecture-6 = a palace from scratch
duty-military-1 = a drowsy sentry
duty-military-2 = a parade
duty-military-3 = a garrison
duty-military-4 = a citadel
duty-military-5 = a fleet of the line
duty-military-6 = a victory in the King’s name
duty-provisions-1 = a crust of bread
duty-provisions-2 = a kitchen garden
duty-provisions-3 = a well-stocked larder
duty-provisions-4 = the royal cellars
duty-provisions-5 = a banquet of a hundred dishes
duty-provisions-6 = granaries full for seven years

# Cards

card-diplomacy = { office-diplomacy } { $value } ({ $letter })
card-entertainment = { office-entertainment } { $value } ({ $letter })
card-livestock = { office-livestock } { $value } ({ $letter })
card-architecture = { office-architecture } { $value } ({ $letter })
card-military = { office-military } { $value } ({ $letter })
card-provisions = { office-provisions } { $value } ({ $letter })
card-gold-1 = Gold 1
card-gold-2 = Gold 2
card-gold-3 = Gold 3
card-king-either = King ±1
card-king-plus = King +1
card-king-minus = King −1
card-king-plus-plus = King +1 +1
card-king-minus-minus = King −1 −1
card-king-plus-minus = King +1 −1
card-hidden = a card face down
back-0 = a card face down

# What can be done

verb-first = { $seat } deals first
verb-draw = Draw { $card }
verb-place = { $place }
arg-place-keep = Keep it
arg-place-centre = Put it face up in the centre
arg-place-favor = Put it face down on the favor deck
verb-take = Take { $card }
verb-raise = Raise { $place } by 1
verb-lower = Lower { $place } by 1
arg-raise-diplomacy = { office-diplomacy }
arg-raise-entertainment = { office-entertainment }
arg-raise-livestock = { office-livestock }
arg-raise-architecture = { office-architecture }
arg-raise-military = { office-military }
arg-raise-provisions = { office-provisions }
arg-lower-diplomacy = { office-diplomacy }
arg-lower-entertainment = { office-entertainment }
arg-lower-livestock = { office-livestock }
arg-lower-architecture = { office-architecture }
arg-lower-military = { office-military }
arg-lower-provisions = { office-provisions }
verb-turn-up = Turn up { $card }
verb-pass = Pass
verb-bid = Bid { $amount }
verb-pay = Pay { $card }
verb-discard = Discard { $card } face down
verb-lose = Lose { $card }

# Questions

step-place = Where does the card you drew go?
step-take = Take a card from the centre
step-decree = The King listens: which office changes?
step-bid = Bid more, or pass
step-pay = Pay what you bid, card by card
step-discard = Discard as many cards as you bid

# Orders that stand until the next lot

order-bid-up-to = Bid up to a secret maximum
order-bid-up-to-does = Each time you are asked you bid as little as is allowed, up to your maximum; beyond it you pass. Nobody sees the maximum. The order is for the card that is up, also if it is auctioned anew, and ends with it.
order-pass-lot = Pass until the next lot
order-pass-lot-does = Each time you are asked you pass. The order is for the card that is up, also if it is auctioned anew, and ends with it.

# What happened

event-dealer = { $seat } deals.
    .clause = FK-10
event-drew = { $seat } draws { $c0 }. { $n0 ->
    [0] The draw pile is empty.
    [one] 1 card is left to draw.
   *[other] { $n0 } cards are left to draw.
}
    .clause = FK-10
    .fold = draw
event-kept = { $seat } keeps { $c0 }.
    .clause = FK-10
    .fold = draw
event-centred = { $seat } puts { $c0 } in the centre.
    .clause = FK-10
    .fold = draw
event-favored = { $seat } puts { $c0 } on the favor deck.
    .clause = FK-10
    .fold = draw
event-took = { $seat } takes { $c0 }.
    .clause = FK-11
event-king = { $seat } shows { $c0 }.
    .clause = FK-12
event-raised = { $seat } raises { office }: it is now worth { $n1 }{ $n2 ->
    [0] {""}
   *[other] , and { $n2 } to the second
}.
    .clause = FK-20
event-lowered = { $seat } lowers { office }: it is now worth { $n1 }{ $n2 ->
    [0] {""}
   *[other] , and { $n2 } to the second
}.
    .clause = FK-20
event-skipped = { $n0 ->
    [1] No office can rise any further.
    [2] No office can sink any further.
   *[other] No office can change.
}
    .clause = FK-22
event-auctions = The auctions begin: { $n0 ->
    [one] 1 card
   *[other] { $n0 } cards
} to sell, and { $seat } is first player.
    .clause = FK-30
event-lot = { $seat } turns up { $c0 }. { $n0 ->
    [0] It is the last card.
    [one] 1 more will follow.
   *[other] { $n0 } more will follow.
}
    .clause = FK-31
event-bid = { $seat } bids { $n0 }.
    .clause = FK-32
event-passed = { $seat } passes.
    .clause = FK-32
event-won = { $seat } wins the auction with { $n0 }.
    .clause = FK-32
event-paid = { $seat } pays { $c0 }: { $n1 } of { $n2 }.
    .clause = FK-34
event-discarded = { $seat } discards { $c0 }: card { $n0 } of { $n1 }.
    .clause = FK-35
event-defaulted = { $seat } bid { $n0 } and cannot pay.
    .clause = FK-37
event-lost = { $seat } loses { $c0 }, picked at random.
    .clause = FK-37
event-reopened = The card is auctioned anew.
    .clause = FK-38
event-unsold = Nobody buys { $c0 }: it is discarded.
    .clause = FK-33
event-gained = { $seat } gets { $c0 } for { $n0 }.
    .clause = FK-36
event-shown = { $seat } shows { $cards }. Gold in all: { $n0 }.
    .clause = FK-50
event-empty-handed = { $seat } shows an empty hand.
    .clause = FK-50
event-primary = { $seat } comes first in { office } with { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}by the letter
} and takes { $n2 ->
    [one] 1 point
   *[other] { $n2 } points
}.
    .clause = FK-50
event-secondary = { $seat } comes second in { office } with { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}by the letter
} and takes { $n2 ->
    [one] 1 point
   *[other] { $n2 } points
}.
    .clause = FK-51
event-vacant = Nobody holds a card of { office }.
    .clause = FK-50
event-points = { $seat } has { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} and { $n1 } gold.
    .clause = FK-53
event-winner = { $seat } wins with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}{ $n1 ->
    [0] {""}
    [1] , having the most gold
   *[other] , standing better in an office
}.
    .clause = FK-53
event-shared = { $seat } shares the victory with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
    .clause = FK-53

# What can be said so that the cards can answer

which-office = { $office ->
   *[diplomacy] { office-diplomacy }
    [entertainment] { office-entertainment }
    [livestock] { office-livestock }
    [architecture] { office-architecture }
    [military] { office-military }
    [provisions] { office-provisions }
}
short-office = { $office ->
   *[diplomacy] Dipl.
    [entertainment] Ent.
    [livestock] Live.
    [architecture] Arch.
    [military] Mil.
    [provisions] Prov.
}

claim-gold-at-least = I have { $n } gold or more.
question-gold-at-least = How much gold do you have at least?
chip-gold-at-least = ≥ { $n } gold
ribbon-gold-at-least = gold≥{ $n }
verdict-gold-at-least-kept = said ≥ { $n } gold, had { $amount } or more
verdict-gold-at-least-broken = said ≥ { $n } gold, had { $amount } at most
tongue-gold-at-least-1 = My purse holds { $n } gold at the very least.
tongue-gold-at-least-2 = You would not guess it from my coat, but I have { $n } gold or more.
tongue-gold-at-least-3 = Count on { $n } gold in this hand, and perhaps on more.
tongue-gold-at-least-4 = Gold? I have { $n }, if not more.

claim-gold-at-most = I have { $n } gold at most.
question-gold-at-most = How much gold do you have at most?
chip-gold-at-most = ≤ { $n } gold
ribbon-gold-at-most = gold≤{ $n }
verdict-gold-at-most-kept = said ≤ { $n } gold, had { $amount } at most
verdict-gold-at-most-broken = said ≤ { $n } gold, had { $amount } or more
tongue-gold-at-most-1 = Turn my pockets out: { $n } gold, and not a coin more.
tongue-gold-at-most-2 = I am poor, friends. At most { $n } gold.
tongue-gold-at-most-3 = All I have in gold is { $n }, or less.
tongue-gold-at-most-4 = Do not fear my purse: { $n } gold at best.

claim-can-pay = I can pay that.
question-can-pay = Can you pay that?
chip-can-pay = I can pay
ribbon-can-pay = can pay
verdict-can-pay-kept = said they can pay; could, up to { $amount } or more
verdict-can-pay-broken = said they can pay; could pay { $amount } at most
tongue-can-pay-1 = That sum? I have it here.
tongue-can-pay-2 = I can pay that, to the last coin.
tongue-can-pay-3 = Have no fear, my purse is up to it.
tongue-can-pay-4 = I do not bid what I do not have: I can pay.

claim-holds = { $n ->
    [0] I hold nothing in { which-office }.
   *[other] I hold at least { $n } in { which-office }.
}
question-holds = What do you hold in an office?
chip-holds = { $n ->
    [0] no { short-office }
   *[other] { short-office } ≥ { $n }
}
ribbon-holds = { $n ->
    [0] no { short-office }
   *[other] { short-office }≥{ $n }
}
verdict-holds-kept = { $n ->
    [0] said nothing in { which-office }, had nothing
   *[other] said ≥ { $n } in { which-office }, had { $amount } or more
}
verdict-holds-broken = { $n ->
    [0] said nothing in { which-office }, had { $amount } or more
   *[other] said ≥ { $n } in { which-office }, had { $amount } at most
}
tongue-holds-1 = { $n ->
    [0] { which-office }? Not a single card.
   *[other] { which-office }? I have { $n } of it, at the least.
}
tongue-holds-2 = { $n ->
    [0] You will find nothing of { which-office } in my hand.
   *[other] You will find { $n } or more of { which-office } in my hand.
}
tongue-holds-3 = { $n ->
    [0] I have no part in { which-office }.
   *[other] My part in { which-office } is worth { $n } or more.
}
tongue-holds-4 = { $n ->
    [0] As to { which-office }, my hands are empty.
   *[other] As to { which-office }, I stand at { $n } or better.
}

which-sort = { $sort ->
    [office] an office card
    [gold] gold
   *[king] a King card
}
claim-buried = What I put on the favor deck was { which-sort }.
question-buried = What did you put on the favor deck?
chip-buried = { $sort ->
    [office] buried an office
    [gold] buried gold
   *[king] buried a King
}
ribbon-buried = { $sort ->
    [office] office
    [gold] gold
   *[king] King
}
verdict-buried-kept = said { which-sort }, and it was
verdict-buried-broken = said { which-sort }, and it was not
tongue-buried-1 = I gave the favor deck { which-sort }.
tongue-buried-2 = My card on the favor deck? It was { which-sort }.
tongue-buried-3 = Between us, what I laid face down there was { which-sort }.
tongue-buried-4 = Remember it in the auctions: mine was { which-sort }.

claim-bids-at-most = { $n ->
    [0] I pass this one.
   *[other] I go no higher than { $n }.
}
question-bids-at-most = How high will you go at most?
chip-bids-at-most = { $n ->
    [0] I pass
   *[other] no more than { $n }
}
ribbon-bids-at-most = { $n ->
    [0] pass
   *[other] max { $n }
}
verdict-bids-at-most-kept = { $n ->
    [0] said they pass, and made no bid
   *[other] said { $n } at most, and went no higher
}
verdict-bids-at-most-broken = { $n ->
    [0] said they pass, bid { $amount }
   *[other] said { $n } at most, bid { $amount }
}
tongue-bids-at-most-1 = { $n ->
    [0] This one is not for me.
   *[other] I stop at { $n }.
}
tongue-bids-at-most-2 = { $n ->
    [0] Fight over it without me: I pass.
   *[other] Above { $n } you are among yourselves.
}
tongue-bids-at-most-3 = { $n ->
    [0] Not a coin of mine for that card.
   *[other] It is worth { $n } to me, and nothing beyond.
}
tongue-bids-at-most-4 = { $n ->
    [0] I sit this one out.
   *[other] My last word will be { $n }.
}

claim-bids-up-to = I will go up to { $n }.
question-bids-up-to = How high will you go in any case?
chip-bids-up-to = up to { $n }
ribbon-bids-up-to = to { $n }
verdict-bids-up-to-kept = said up to { $n }, and the bid came to { $amount }
verdict-bids-up-to-broken = { $amount ->
    [0] said up to { $n }, passed before any bid
   *[other] said up to { $n }, passed at { $amount }
}
tongue-bids-up-to-1 = I stay in this up to { $n }.
tongue-bids-up-to-2 = Whoever wants it will have to beat { $n }.
tongue-bids-up-to-3 = You will not be rid of me below { $n }.
tongue-bids-up-to-4 = I mean to have it, and I go up to { $n }.

claim-leaves = { $scope ->
    [lot] I leave { which-office } to { $seat } this time.
   *[game] I leave { which-office } to { $seat } for good.
}
question-leaves = Which office do you leave to somebody?
chip-leaves = { $scope ->
    [lot] { short-office } → { $seat } (once)
   *[game] { short-office } → { $seat }
}
ribbon-leaves = ≠ { short-office }
verdict-leaves-kept = left { which-office } to { $seat }, as they said
verdict-leaves-broken = said they leave { which-office } to { $seat }, then went for { $card }
tongue-leaves-1 = { $scope ->
    [lot] { $seat }, the next of { which-office } is yours.
   *[game] { $seat }, { which-office } is yours from now on.
}
tongue-leaves-2 = { $scope ->
    [lot] This once I keep my hands off { which-office }, for { $seat }.
   *[game] To the end I keep my hands off { which-office }, for { $seat }.
}
tongue-leaves-3 = { $scope ->
    [lot] For this one lot { $seat } need not fear me in { which-office }.
   *[game] All game long { $seat } need not fear me in { which-office }.
}
tongue-leaves-4 = { $scope ->
    [lot] I make way for { $seat } in { which-office }, this time.
   *[game] I make way for { $seat } in { which-office }, once and for all.
}

claim-takes = I will take { $kind }.
question-takes = What will you take?
chip-takes = { $kind }
ribbon-takes = mine
verdict-takes-kept = said { $kind }, and took it
verdict-takes-broken = said { $kind }, took { $card }
tongue-takes-1 = I have my eye on { $kind }: I take it.
tongue-takes-2 = Leave me { $kind }, it is what I will take.
tongue-takes-3 = When my turn comes, { $kind } is mine.
tongue-takes-4 = My choice is made: { $kind }.

claim-decree = { $way ->
    [raise] My King card will raise { which-office }.
    [lower] My King card will lower { which-office }.
   *[spare] My King card will spare { which-office }.
}
question-decree = What will your King card do?
chip-decree = { $way ->
    [raise] raise { short-office }
    [lower] lower { short-office }
   *[spare] spare { short-office }
}
ribbon-decree = { $way ->
    [raise] { short-office } ↑
    [lower] { short-office } ↓
   *[spare] ≠↓ { short-office }
}
verdict-decree-kept = { $way ->
    [raise] said they raise { which-office }, and did: { $amount }
    [lower] said they lower { which-office }, and did: { $amount }
   *[spare] said they spare { which-office }, and did: { $amount }
}
verdict-decree-broken = { $way ->
    [raise] said they raise { which-office }, and did not: { $amount }
    [lower] said they lower { which-office }, and did not: { $amount }
   *[spare] said they spare { which-office }, and did not: { $amount }
}
tongue-decree-1 = { $way ->
    [raise] When the King hears me, { which-office } goes up.
    [lower] When the King hears me, { which-office } goes down.
   *[spare] When the King hears me, { which-office } loses nothing.
}
tongue-decree-2 = { $way ->
    [raise] I shall speak for { which-office } before the King.
    [lower] I shall speak against { which-office } before the King.
   *[spare] I shall say nothing against { which-office } before the King.
}
tongue-decree-3 = { $way ->
    [raise] Trust me with a King card, and { which-office } rises.
    [lower] Trust me with a King card, and { which-office } falls.
   *[spare] Trust me with a King card, and { which-office } is safe.
}
tongue-decree-4 = { $way ->
    [raise] The King should think more of { which-office }: I will see to it.
    [lower] The King should think less of { which-office }: I will see to it.
   *[spare] The King should not think less of { which-office }: I will see to it.
}

claim-next = { $deed ->
    [bid] The next one I bid on.
   *[pass] The next one I let go.
}
question-next = What will you do about the next one?
chip-next = { $deed ->
    [bid] I bid next
   *[pass] I pass next
}
ribbon-next = { $deed ->
    [bid] bid next
   *[pass] no next
}
verdict-next-kept = { $deed ->
    [bid] said they bid on the next, and bid on { $card }
   *[pass] said they let the next go, and let { $card } go
}
verdict-next-broken = { $deed ->
    [bid] said they bid on the next, and let { $card } go
   *[pass] said they let the next go, and bid on { $card }
}
tongue-next-1 = { $deed ->
    [bid] Whatever comes next, I bid on it.
   *[pass] Whatever comes next, I pass.
}
tongue-next-2 = { $deed ->
    [bid] I save my coins for the next card.
   *[pass] The next card may go to any of you.
}
tongue-next-3 = { $deed ->
    [bid] On the next lot you will hear from me.
   *[pass] On the next lot you will not hear a bid from me.
}
tongue-next-4 = { $deed ->
    [bid] After this one, count me in.
   *[pass] After this one, count me out, for one card.
}

claim-first-in = { $seat } will be first in { which-office }.
question-first-in = Who will be first in an office?
chip-first-in = { $seat } 1st in { short-office }
ribbon-first-in = 1. { short-office }
verdict-first-in-kept = said { $seat } first in { which-office }, and so it was
verdict-first-in-broken = said { $seat } first in { which-office }, and it was not so
tongue-first-in-1 = Mark my words: { which-office } will go to { $seat }.
tongue-first-in-2 = I see { $seat } at the head of { which-office }.
tongue-first-in-3 = Nobody will pass { $seat } in { which-office }.
tongue-first-in-4 = When all is counted, { $seat } has { which-office }.

# Piles

pile-stock = Draw pile, with the cards left out unseen
pile-centre = Centre
pile-favor = Favor deck
pile-lot = Up for auction
pile-spent = Gold paid and cards unsold
pile-crown = King cards that took effect
pile-look = Just drawn
pile-hand = Hand
pile-lost = Discarded face down

# What everybody can see

fact-phase = Phase (0: gifts, 1: auctions)
fact-primary = First in each office takes
fact-secondary = Second in each office takes
fact-dealer = Dealer
fact-kept = Kept this turn
fact-centred = Put in the centre this turn
fact-favored = Put on the favor deck this turn
fact-undrawn = Cards left to draw
fact-removed = Cards left out unseen
fact-opener = First player
fact-bid = Highest bid
fact-leader = Highest bidder
fact-passed = Passed
fact-barred = Could not pay for this card
fact-paid = Paid so far
fact-owed = Cards still to discard
fact-most = Highest bid allowed
fact-worth = What each kind of card is worth

# What is in a card pack

count-government = { $count } Government cards
count-gold = { $count } Gold cards
count-king = { $count } King cards

# Before the game

option-first = The first dealer

# The words of the game, for who reads its rules

word-office = An office is a ministry: { office-diplomacy }, { office-military }, { office-architecture }, { office-livestock }, { office-entertainment } or { office-provisions }.
word-duty = A duty tile says how many points an office is worth: the primary tile for the first, the secondary for the second.
word-dealer = The dealer is the player who shares out cards in the Gift phase.
word-pile = Your pile is what you have received in the Gift phase; it becomes your hand in the Auction phase.
word-favor-deck = The favor deck is the neutral pile: what lies there is auctioned.
word-lot = A lot is the card up for auction.
word-default = To default is to win an auction and be unable to pay.
word-left = Your left is the next seat, clockwise.
word-ruling = “Our ruling” marks what the rulebook leaves open: from there to the end of the clause the decision is ours.

# The clauses, in our own words
# After the mark stands what the rulebook leaves open, to the end of the clause.

-ruling = Our ruling:
section-FK-01 = Set-up
clause-FK-01 = Two to five can play. Five players compete for six offices. Two to four compete for five: the office whose cards are all marked 5 is absent, in the standard pack { office-livestock }.
clause-FK-02 = Every office in play starts with a primary duty tile of 3 and a secondary one of 1. A game for two has no secondary tiles.
clause-FK-03 = The primary tile of an office is never worth less than 1 or more than 6. The secondary is always worth half of it, rounded down, and when that makes 0 there is no secondary. In a game for two there is never one.
clause-FK-04 = The pack has 108 cards: 54 Government cards, 15 King cards, and 39 Gold cards that are worth 1 to 3. A Government card belongs to an office, is worth 1 to 4, and has a letter that no other card of its office has and that matters only in ties. Cards marked with a number greater than the number of players are not used; cards without a mark always are.
clause-FK-05 = After that some cards are taken out at random without anyone seeing them: 22 with two players, 13 with three, 8 with four, none with five. The rest is shuffled and makes the draw pile, which always comes out even at players + 1 cards a turn.
clause-FK-06 = Chance decides who deals first. You may agree before the game on who begins instead.
clause-FK-07 = Hidden from you are other players’ piles and hands, the draw pile, the favor deck, the cards taken out, the card a dealer is looking at, and cards others discard face down. Open to all are the cards in the centre and who takes which, everything in an auction (lots, bids, passes, defaults, gold paid, how many cards are discarded, unsold lots), King cards and their effects, the duty tiles, and which cards the pack holds, with their marks. You know what you put on the favor deck and what you discarded. { -ruling } everyone sees the size of every pile and hand, and you may look through your own pile whenever you like. At the end all hands are shown; cards taken out or discarded face down remain hidden, but the record, opened after the game, shows everything.
clause-FK-08 = { -ruling } you are asked even when only one answer is possible, and that answer is recorded. Your program may give it for you.
section-FK-10 = The Gift phase
clause-FK-10 = As dealer you draw players + 1 cards, one by one, look at each without showing it, and place it before you draw another. One card of your turn goes face down to yourself, one face down onto the favor deck, and as many as you have opponents face up into the centre; you decide which goes where. { -ruling } a card once placed stays there, for the next is drawn immediately.
clause-FK-11 = Once the dealer has placed every card, each opponent, clockwise from the dealer’s left, picks one of those in the centre and adds it face down to their own pile.
clause-FK-12 = If you get a King card, you show it immediately, carry out its effect, and it is out of the game; it never enters a pile or a hand. This happens before anything else goes on: before the next draw if you keep it as dealer (it is then your one card of the turn), before the next opponent picks if you take it from the centre, before the next lot if you win it. A King card put on the favor deck stays secret until it is up for auction.
clause-FK-13 = After the turn the player to the dealer’s left deals. If the draw pile is empty once the last card has been taken from the centre, the deal does not move on: the present dealer counts as the last dealer, and the Auction phase starts.
section-FK-20 = King cards
clause-FK-20 = A King card changes primary tiles in one of six ways: one office up or down by 1, as you prefer; one up; one down; two up; two down; or one up and then another down, each by 1. Whoever gets the card chooses the offices. Two offices must be different. For two equal changes their order is of no importance; for up and down the up comes first, and the down goes to another office. { -ruling } if the up had to be skipped, the down may go to any office.
clause-FK-21 = No primary tile can be pushed below 1 or above 6. You cannot change a secondary tile itself; it follows its primary (FK-03).
clause-FK-22 = { -ruling } you carry out the changes of a King card in the order printed. Each must be made if some office allows it at that moment, and is skipped if none does; you may make the first as you like, even if nothing then remains for the second. If no change is possible at all, no one is asked and the card leaves the game.
section-FK-30 = The Auction phase
clause-FK-30 = To begin the auctions the favor deck is shuffled and becomes the new draw pile, and you take your own pile into your hand. First player is whoever sits to the left of the last dealer.
clause-FK-31 = The first player turns over the top card of the draw pile. Starting with the first player and going clockwise, each player makes a bid or passes.
clause-FK-32 = An opening bid is 1 or more, and every bid after it must be higher than the one before. If you pass you are out of this auction; bidding goes on round the table until only one player remains. { -ruling } a player who remains before anyone has bid may still bid or pass. No bid may exceed all the gold in the pack (78) for a Government or King card, or the largest hand possible (20) for a Gold card; once someone bids that much, the others can only pass.
clause-FK-33 = If no one bids, the card is discarded and does nothing, even if it is a King card. { -ruling } it is discarded face up.
clause-FK-34 = If you win a Government or King card you pay for it by discarding, face up, gold cards that together reach your bid or more; you get no change. { -ruling } you may not add a card that is not needed: without any one of the cards you pay, the rest must fall short of the bid. Within that limit the choice is yours, even if it costs more: for a bid of 2 with gold 1, 1 and 3 you pay 1 and 1, or the 3.
clause-FK-35 = If you win a Gold card you pay with cards from your hand, discarded face down: as many as you bid, Government or Gold, each counting as one no matter what it is worth, even your whole hand. Only then do you take the Gold card, so it cannot be part of its own price.
clause-FK-36 = A Government card you win joins your hand. A King card you win has its effect immediately and is out of the game.
clause-FK-37 = You may bid more than you can pay. If you win and your gold is worth less than your bid (or, for a Gold card, you have fewer cards than you bid), you pay nothing; instead one card taken at random from your hand is discarded face down, and not shown. Then the same card is auctioned again without you. { -ruling } you may bid even with no cards in hand, and then lose nothing. Pure chance picks the card you lose, and only you know which it was.
clause-FK-38 = { -ruling } if you win and are able to pay, you have to. A repeated auction starts from scratch: bids begin at 1, players who had passed are back in, and only those who have defaulted on this very card sit out, for this card alone. The first player opens or, if they sit out, the next player clockwise who does not. If just one player may take part, that player bids or passes; if everybody passes or nobody may take part, the card is discarded.
clause-FK-39 = When a card has been dealt with, sold or unsold, the player to the first player’s left is the new first player, even if the old one defaulted. The game ends when the draw pile is used up.
section-FK-50 = Scoring
clause-FK-50 = For each office, the players who hold at least one of its cards add up their values, and the highest sum earns the primary tile. In a tie it goes to the tied player whose letter in that office is nearest to A.
clause-FK-51 = The next highest sum in an office earns its secondary tile, if it has one; ties are broken by letter in the same way, and whoever loses a tie for first place comes second. { -ruling } if only one player holds cards of the office, the secondary goes to nobody.
clause-FK-52 = { -ruling } if you hold no card of an office, you can earn neither of its tiles.
clause-FK-53 = The most points win, and if players are level, the most gold in hand. If they are still level, look for the first office of which any of them holds a card, in the order { office-diplomacy }, { office-entertainment }, { office-livestock }, { office-architecture }, { office-military }, { office-provisions }: the highest sum there wins (0 for a player without a card), then the letter nearest to A. { -ruling } players who are level even then share the victory.
section-FK-EX-1 = Examples
clause-FK-EX-1 = Example with four players: the dealer keeps the first card, puts the second in the centre and the third on the favor deck. The next two can only go to the centre. The three opponents then pick one each of the three cards there.
clause-FK-EX-2 = Example, a King card up for auction: you bid 2, your neighbour bids 4, everyone else passes, and so do you. Her gold is one 2 and one 3, so she pays both and gets nothing back. The King card has its effect immediately.
clause-FK-EX-3 = Example, a Gold card up for auction: your neighbour bids 2, the others pass, you bid 3, and she passes. You pick three cards from your hand, discard them face down, and take the Gold card.
clause-FK-EX-4 = Example with five players: you come first in two offices and second in another, so you earn three tiles and add them up. If { office-military } is worth 4, { office-entertainment } 3, and you are second in { office-provisions }, whose primary of 4 makes its secondary 2, you have 9 points.
clause-FK-EX-5 = Example with three players: every card marked 4 or 5 is left out, and every other card is used.

# Windows: people talk before they answer

window-lot = The gavel waits
window-raise = The gavel waits

# The chapters of who lied

lied-chapter-dealer = deal { $n }
lied-chapter-lot = lot { $n }
lied-short-dealer = D{ $n }
lied-short-lot = { $n }

# Why a minister would answer so

why-often = { $tenths ->
    [0] very rarely
    [1] about once in ten times
    [10] almost always
   *[other] about { $tenths } times in ten
}
why-keep-office = With it you are first in { $office } { why-often }, without it { $before } in ten.
why-take-office = With it you are first in { $office } { why-often }, without it { $before } in ten.
why-keep-gold = { $gold } gold more, and { $lots ->
    [0] hardly a lot
    [one] one lot
   *[other] about { $lots } lots
} to spend it on.
why-take-gold = { $gold } gold more, and { $lots ->
    [0] hardly a lot
    [one] one lot
   *[other] about { $lots } lots
} to spend it on.
why-keep-king = Before the King it moves an office your way.
why-take-king = Before the King it moves an office your way.
why-centre = Somebody else takes it, and you keep your choice for what comes.
why-favor = Face down it waits for the auction, where gold decides.
why-raise = You are first in { $office } { why-often }: let it pay more.
why-lower = You are first in { $office } { why-often }: let it pay less.
why-bid-office = The card is worth about { $price } gold to you, for { $office }.
why-bid-king = Before the King it is worth about { $price } gold to you.
why-bid-gold = { $worth } gold for { $amount ->
    [one] one card
   *[other] { $amount } cards
} of your hand.
why-pass-gold = { $worth } gold for { $bid ->
    [0] a card
    [one] more than one card
   *[other] more than { $bid } cards
} of your hand.
why-pass-dear = It is worth about { $price } gold to you, and { $bid } is bid.
why-pass-save = { $lots ->
    [0] Gold that you keep decides a tie.
    [one] Your { $gold } gold goes farther in the lot to come.
   *[other] Your { $gold } gold goes farther in the { $lots } lots to come.
}
why-pay = It pays { $gold } of the { $owed } still owed.
why-discard-office = Without it you are first in { $office } { why-often }.
why-discard-gold = It is { $gold } gold, and { $lots ->
    [0] hardly a lot is
    [one] one lot is
   *[other] about { $lots } lots are
} left to spend it on.
