# For the King (and Me), in English.

game-title = For the King (and Me)
game-tagline = Share out gifts, bid for the rest, and hold the offices the young King comes to prize.

# Offices, by the number events give them

office = { $n0 ->
   *[0] Diplomacy
    [1] Entertainment
    [2] Livestock
    [3] Architecture
    [4] Military
    [5] Provisions
}

# Cards. Values are those of the house pack

card-diplomacy-a = Diplomacy 2 (A)
card-diplomacy-b = Diplomacy 2 (B)
card-diplomacy-c = Diplomacy 2 (C)
card-diplomacy-d = Diplomacy 2 (D)
card-diplomacy-e = Diplomacy 3 (E)
card-diplomacy-f = Diplomacy 3 (F)
card-diplomacy-g = Diplomacy 3 (G)
card-diplomacy-h = Diplomacy 4 (H)
card-diplomacy-i = Diplomacy 4 (I)
card-entertainment-a = Entertainment 1 (A)
card-entertainment-b = Entertainment 1 (B)
card-entertainment-c = Entertainment 1 (C)
card-entertainment-d = Entertainment 1 (D)
card-entertainment-e = Entertainment 1 (E)
card-entertainment-f = Entertainment 1 (F)
card-entertainment-g = Entertainment 1 (G)
card-entertainment-h = Entertainment 2 (H)
card-entertainment-i = Entertainment 2 (I)
card-livestock-a = Livestock 2 (A)
card-livestock-b = Livestock 2 (B)
card-livestock-c = Livestock 2 (C)
card-livestock-d = Livestock 2 (D)
card-livestock-e = Livestock 3 (E)
card-livestock-f = Livestock 3 (F)
card-livestock-g = Livestock 3 (G)
card-livestock-h = Livestock 4 (H)
card-livestock-i = Livestock 4 (I)
card-architecture-a = Architecture 1 (A)
card-architecture-b = Architecture 1 (B)
card-architecture-c = Architecture 1 (C)
card-architecture-d = Architecture 1 (D)
card-architecture-e = Architecture 1 (E)
card-architecture-f = Architecture 1 (F)
card-architecture-g = Architecture 1 (G)
card-architecture-h = Architecture 2 (H)
card-architecture-i = Architecture 2 (I)
card-military-a = Military 2 (A)
card-military-b = Military 2 (B)
card-military-c = Military 2 (C)
card-military-d = Military 2 (D)
card-military-e = Military 3 (E)
card-military-f = Military 3 (F)
card-military-g = Military 3 (G)
card-military-h = Military 4 (H)
card-military-i = Military 4 (I)
card-provisions-a = Provisions 1 (A)
card-provisions-b = Provisions 1 (B)
card-provisions-c = Provisions 1 (C)
card-provisions-d = Provisions 1 (D)
card-provisions-e = Provisions 1 (E)
card-provisions-f = Provisions 1 (F)
card-provisions-g = Provisions 1 (G)
card-provisions-h = Provisions 2 (H)
card-provisions-i = Provisions 2 (I)
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
arg-raise-diplomacy = Diplomacy
arg-raise-entertainment = Entertainment
arg-raise-livestock = Livestock
arg-raise-architecture = Architecture
arg-raise-military = Military
arg-raise-provisions = Provisions
arg-lower-diplomacy = Diplomacy
arg-lower-entertainment = Entertainment
arg-lower-livestock = Livestock
arg-lower-architecture = Architecture
arg-lower-military = Military
arg-lower-provisions = Provisions
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

# What happened

event-dealer = { $seat } deals.
event-drew = { $seat } draws { $c0 }. { $n0 ->
    [0] The draw pile is empty.
    [one] 1 card is left to draw.
   *[other] { $n0 } cards are left to draw.
}
event-kept = { $seat } keeps { $c0 }.
event-centred = { $seat } puts { $c0 } in the centre.
event-favored = { $seat } puts { $c0 } on the favor deck.
event-took = { $seat } takes { $c0 }.
event-king = { $seat } shows { $c0 }.
event-raised = { $seat } raises { office }: it is now worth { $n1 }{ $n2 ->
    [0] {""}
   *[other] , and { $n2 } to the second
}.
event-lowered = { $seat } lowers { office }: it is now worth { $n1 }{ $n2 ->
    [0] {""}
   *[other] , and { $n2 } to the second
}.
event-skipped = { $n0 ->
    [1] No office can rise any further.
    [2] No office can sink any further.
   *[other] No office can change.
}
event-auctions = The auctions begin: { $n0 ->
    [one] 1 card
   *[other] { $n0 } cards
} to sell, and { $seat } is first player.
event-lot = { $seat } turns up { $c0 }. { $n0 ->
    [0] It is the last card.
    [one] 1 more will follow.
   *[other] { $n0 } more will follow.
}
event-bid = { $seat } bids { $n0 }.
event-passed = { $seat } passes.
event-won = { $seat } wins the auction with { $n0 }.
event-paid = { $seat } pays { $c0 }: { $n1 } of { $n2 }.
event-discarded = { $seat } discards { $c0 }: { $n0 } of { $n1 }.
event-defaulted = { $seat } cannot pay { $n0 }.
event-lost = { $seat } loses { $c0 }, taken at random.
event-reopened = The card is auctioned anew.
event-unsold = Nobody buys { $c0 }: it is discarded.
event-gained = { $seat } gets { $c0 } for { $n0 }.
event-shown = { $seat } shows { $cards }: { $n0 } gold in all.
event-empty-handed = { $seat } shows an empty hand.
event-primary = { $seat } comes first in { office } with { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}by the letter
} and takes { $n2 ->
    [one] 1 point
   *[other] { $n2 } points
}.
event-secondary = { $seat } comes second in { office } with { $n1 }{ $n3 ->
    [0] {""}
   *[other] {" "}by the letter
} and takes { $n2 ->
    [one] 1 point
   *[other] { $n2 } points
}.
event-vacant = Nobody holds a card of { office }.
event-points = { $seat } has { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} and { $n1 } gold.
event-winner = { $seat } wins with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}{ $n1 ->
    [0] {""}
    [1] , having the most gold
   *[other] , standing better in an office
}.
event-shared = { $seat } shares the victory with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.

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
