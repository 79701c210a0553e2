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
clause-FK-06 = Chance decides who deals first. With option first a given seat begins instead.
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
