# Royal Secrets in English: every word a player reads.

game-title = Royal Secrets
game-tagline = Whisper, bargain and betray for the ear of the King and Queen of France.
game-aim = Have the most lilies after seven rounds. Each round you go to the King or to the Queen and bet two cards there; an audience that reaches the influence it needs pays everyone at it, and one that does not makes them pay.
game-minutes = about 40 min

# Favors, and what each does

favor-corruption = Corruption
favor-corruption-does = You draw a valet.
favor-planning = Planning
favor-planning-does = You send everybody to the King or to the Queen before anyone chooses.
favor-royal-dinner = Royal Dinner
favor-royal-dinner-does = You attend both audiences, and every card you bet counts at both.
favor-espionage = Espionage
favor-espionage-does = You alone look at all cards lying face down, unless they are stabbed.
favor-stabbing = Stabbing
favor-stabbing-does = A face-down bet card of your choice no longer counts.
favor-medal = Medal of Merit
favor-medal-does = One bet card of your choice has its influence doubled.
favor-recruitment = Recruitment
favor-recruitment-does = A card that another player bet at your audience, unless it is a 0 courtier, joins your hand after the round.
favor-royal-pardon = Royal Pardon
favor-royal-pardon-does = Your losses of this round are cancelled, penalties of valets included.
favor-master-stroke = Master Stroke
favor-master-stroke-does = Your audience losses of this round become gains.

# Cards

card-hidden = a hidden card
back-0 = a card face down
card-courtier-0 = courtier 0
card-courtier-10 = courtier 10
card-courtier-20 = courtier 20
card-courtier-30 = courtier 30
card-courtier-40 = courtier 40
card-excuse = the Excuse
card-valet-minus-10 = valet −10 (costs { $penalty })
card-valet-0 = valet 0 (costs { $penalty })
card-valet-10 = valet 10 (costs { $penalty })
card-valet-20 = valet 20 (costs { $penalty })
card-cardinal-minus-10 = cardinal −10
card-cardinal-0 = cardinal 0
card-cardinal-10 = cardinal 10
card-cardinal-20 = cardinal 20
card-audience-corruption-cheap = { favor-corruption } (lesser)
card-audience-corruption-dear = { favor-corruption } (greater)
card-audience-planning-cheap = { favor-planning } (lesser)
card-audience-planning-dear = { favor-planning } (greater)
card-audience-royal-dinner-cheap = { favor-royal-dinner } (lesser)
card-audience-royal-dinner-dear = { favor-royal-dinner } (greater)
card-audience-espionage-cheap = { favor-espionage } (lesser)
card-audience-espionage-dear = { favor-espionage } (greater)
card-audience-stabbing-cheap = { favor-stabbing } (lesser)
card-audience-stabbing-dear = { favor-stabbing } (greater)
card-audience-medal-cheap = { favor-medal } (lesser)
card-audience-medal-dear = { favor-medal } (greater)
card-audience-recruitment-cheap = { favor-recruitment } (lesser)
card-audience-recruitment-dear = { favor-recruitment } (greater)
card-audience-royal-pardon-cheap = { favor-royal-pardon } (lesser)
card-audience-royal-pardon-dear = { favor-royal-pardon } (greater)
card-audience-master-stroke-cheap = { favor-master-stroke } (lesser)
card-audience-master-stroke-dear = { favor-master-stroke } (greater)

# What can be done

verb-begin = { $seat } begins
verb-draw = Draw { $card }
verb-choose = Go to { $option }
arg-choose-king = the King
arg-choose-queen = the Queen
verb-hand-on = Hand the Parley to { $seat }
verb-bet-up = Bet { $card } face up
verb-bet-down = Bet { $card } face down
verb-play-favor = Use the favor { $card }
verb-pass = Pass
verb-send-king = Send { $seat } to the King
verb-send-queen = Send { $seat } to the Queen
verb-stab = Stab { $place }
verb-decorate = Pin the Medal on { $place }
verb-recruit = Recruit { $place }
verb-third = Break the tie with { $card }

# Where a bet card lies; and by the number events give the place

place-A-up = the face-up card of { $A }
place-A-down = the face-down card of { $A }
place-B-up = the face-up card of { $B }
place-B-down = the face-down card of { $B }
place-C-up = the face-up card of { $C }
place-C-down = the face-down card of { $C }
place-D-up = the face-up card of { $D }
place-D-down = the face-down card of { $D }
place-E-up = the face-up card of { $E }
place-E-down = the face-down card of { $E }
place-cardinal-up = the Cardinal’s face-up card
place-cardinal-down = the Cardinal’s face-down card
place = { $n0 ->
    [0] { place-A-up }
    [1] { place-A-down }
    [2] { place-B-up }
    [3] { place-B-down }
    [4] { place-C-up }
    [5] { place-C-down }
    [6] { place-D-up }
    [7] { place-D-down }
    [8] { place-E-up }
    [9] { place-E-down }
    [10] { place-cardinal-up }
   *[other] { place-cardinal-down }
}

arg-stab-A-up = { place-A-up }
arg-stab-A-down = { place-A-down }
arg-stab-B-up = { place-B-up }
arg-stab-B-down = { place-B-down }
arg-stab-C-up = { place-C-up }
arg-stab-C-down = { place-C-down }
arg-stab-D-up = { place-D-up }
arg-stab-D-down = { place-D-down }
arg-stab-E-up = { place-E-up }
arg-stab-E-down = { place-E-down }
arg-stab-cardinal-up = { place-cardinal-up }
arg-stab-cardinal-down = { place-cardinal-down }
arg-decorate-A-up = { place-A-up }
arg-decorate-A-down = { place-A-down }
arg-decorate-B-up = { place-B-up }
arg-decorate-B-down = { place-B-down }
arg-decorate-C-up = { place-C-up }
arg-decorate-C-down = { place-C-down }
arg-decorate-D-up = { place-D-up }
arg-decorate-D-down = { place-D-down }
arg-decorate-E-up = { place-E-up }
arg-decorate-E-down = { place-E-down }
arg-decorate-cardinal-up = { place-cardinal-up }
arg-decorate-cardinal-down = { place-cardinal-down }
arg-recruit-A-up = { place-A-up }
arg-recruit-A-down = { place-A-down }
arg-recruit-B-up = { place-B-up }
arg-recruit-B-down = { place-B-down }
arg-recruit-C-up = { place-C-up }
arg-recruit-C-down = { place-C-down }
arg-recruit-D-up = { place-D-up }
arg-recruit-D-down = { place-D-down }
arg-recruit-E-up = { place-E-up }
arg-recruit-E-down = { place-E-down }
arg-recruit-cardinal-up = { place-cardinal-up }
arg-recruit-cardinal-down = { place-cardinal-down }

# Questions

step-choose = Whose audience do you attend?
step-hand-on = Who gets the Parley?
step-bet = Which card do you bet, and which way up?
step-assign = Your plan stands: where does everybody go?
step-third = You are tied: which third card do you show?
step-planning-call = Do you use your Planning before anybody chooses?
step-dinner-call = The plan is made: do you use Corruption or Royal Dinner?
step-last-call = All bets are down: a last favor before the count?
step-recruitment-call = Do you recruit a card before all is revealed?
step-pardon-call = The count is made: do you use Royal Pardon or Master Stroke?
step-stab = Which face-down card do you stab?
step-decorate = Whose card gets the Medal?
step-recruit = Which card shall join your hand?

# What happened. Audience 0 is the King’s, 1 the Queen’s.

event-dealt = { $hidden ->
    [0] { $seat } is dealt a valet: { $c0 }.
   *[other] { $seat } is dealt a valet.
}
    .clause = RS-04
    .fold = deal
event-begins = { $seat } takes the Parley and begins.
    .clause = RS-06
event-round = Round { $n0 }: { $seat } holds the Parley.
    .clause = RS-10
event-audience = { $n0 ->
    [0] The King grants
   *[other] The Queen grants
} an audience: { $c0 }.
    .clause = RS-10
event-favor = { $seat } uses { $c0 }.
    .clause = RS-81
event-plans = { $seat } plans the audiences of this round.
    .clause = RS-83
event-sent = { $seat } sends { $s0 } to { $n1 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-83
event-dines = { $seat } dines with both, the King and the Queen.
    .clause = RS-85
event-chose = { $seat } goes to { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-20
event-handed-on = { $seat } hands the Parley to { $s0 }.
    .clause = RS-12
event-bet-up = { $seat } bets { $c0 } face up.
    .clause = RS-30
event-bet-down = { $hidden ->
    [0] { $seat } bets { $c0 } face down.
   *[other] { $seat } bets a card face down.
}
    .clause = RS-30
event-cardinal-up = The Cardinal joins { $n0 ->
    [0] the King’s
   *[other] the Queen’s
} audience with { $c0 }.
    .clause = RS-33
event-cardinal-down = The Cardinal lays a card face down at { $n0 ->
    [0] the King’s
   *[other] the Queen’s
} audience.
    .clause = RS-33
event-passed = { $seat } passes.
    .clause = RS-81
event-drew-valet = { $hidden ->
    [0] { $seat } draws a valet: { $c0 }.
   *[other] { $seat } draws a valet.
}
    .clause = RS-04
event-spied = { $hidden ->
    [0] { $seat } looks at every face-down card: { $cards }.
   *[other] { $seat } looks at every face-down card.
}
    .clause = RS-89
event-stabbed = { $seat } stabs { place }.
    .clause = RS-90
event-decorated = { $seat } doubles { place } with a Medal.
    .clause = RS-91
event-named = { $seat } wants { place } for their own hand.
    .clause = RS-92
event-turned-up = { $seat } had bet { $c0 } face down.
    .clause = RS-40
event-cardinal-turned-up = The Cardinal had laid { $c0 } face down.
    .clause = RS-40
event-withdrew = { $seat } is excused and withdraws.
    .clause = RS-60
event-deserted = Nobody stayed with { $n0 ->
    [0] the King
   *[other] the Queen
}: a sovereign is not stood up.
    .clause = RS-63
event-influence = { $seat } brings { $n1 } influence to { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-41
event-cardinal-influence = The Cardinal brings { $n1 } influence to { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-41
event-failed = { $n0 ->
    [0] The King’s
   *[other] The Queen’s
} audience fails: { $n1 } influence, { $n2 } needed.
    .clause = RS-43
event-succeeded = { $n0 ->
    [0] The King’s
   *[other] The Queen’s
} audience succeeds: { $n1 } influence, { $n2 } needed.
    .clause = RS-41
event-gained = { $seat } gains { $n1 ->
    [one] { $n1 } lily
   *[other] { $n1 } lilies
} from { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-42
event-lost = { $seat } loses { $n1 ->
    [one] { $n1 } lily
   *[other] { $n1 } lilies
} at { $n0 ->
    [0] the King’s
   *[other] the Queen’s
} audience.
    .clause = RS-43
event-lost-to-valet = { $seat } loses { $n0 ->
    [one] { $n0 } lily
   *[other] { $n0 } lilies
} to { $s1 }’s { $c0 }.
    .clause = { $own1 ->
        [1] RS-71
       *[other] RS-70
    }
event-tied = There is a tie for the favor of { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-44
event-third = { $seat } shows { $c0 } to break the tie.
    .clause = RS-44
event-passed-third = { $seat } passes { $c0 } to { $s0 }.
    .clause = RS-45
event-came-back = { $seat } keeps { $c0 }.
    .clause = RS-45
event-tied-again = Tied again: nobody has the favor of { $n0 ->
    [0] the King
   *[other] the Queen
}.
    .clause = RS-46
event-took = { $seat } wins the favor of { $n0 ->
    [0] the King
   *[other] the Queen
}: { $c0 }.
    .clause = RS-42
event-audience-discarded = Nobody takes { $c0 }.
    .clause = RS-95
event-pardoned = { $seat } is pardoned and keeps { $n0 ->
    [one] { $n0 } lily
   *[other] { $n0 } lilies
}.
    .clause = RS-93
event-stroked = { $seat } turns a loss of { $n0 ->
    [one] { $n0 } lily
   *[other] { $n0 } lilies
} into a gain.
    .clause = RS-94
event-settled = { $seat }: { $n1 ->
    [0] no change
    [one] { SIGNED($n1) } lily
   *[other] { SIGNED($n1) } lilies
} this round.
    .clause = RS-50
event-returned = { $seat } takes { $c0 } back.
    .clause = RS-95
event-recruited = { $seat } recruits { $c0 }, bet by { $s0 }.
    .clause = RS-92
event-hand-counted = { $seat } has { $n0 } influence left in hand ({ $cards }): { $n1 ->
    [one] { $n1 } lily
   *[other] { $n1 } lilies
} more.
    .clause = RS-96

# Where cards lie

pile-audience-stock = Audiences to come
pile-king = The King’s audience
pile-queen = The Queen’s audience
pile-audience-discard = Audiences gone by
pile-valet-stock = Valets
pile-discard = Discarded courtiers and valets
pile-out = Out of the game
pile-cardinal-stock = Cardinals
pile-cardinal-up = The Cardinal, face up
pile-cardinal-down = The Cardinal, face down
pile-cardinal-turned = The Cardinal, revealed
pile-cardinal-discard = Cardinals gone by
pile-hand = Hand
pile-up = Bet face up
pile-down = Bet face down
pile-turned = Bet, revealed
pile-third = Third card
pile-favors = Favors

# What is known

fact-round = Round
fact-rounds = Rounds in all
fact-phase = Phase
fact-parley = Parley
fact-acted = Has acted
fact-lilies = Lilies
fact-audiences = Attends
fact-need = Influence needed
fact-gain = Lilies on success
fact-loss = Lilies on failure
fact-shown-influence = Influence in sight
fact-audiences-left = Audiences left
fact-alone = Alone with the Cardinal
fact-planner = Planner
fact-fresh-favors = Won this round
fact-stabbed = Stabbed
fact-medals = Medals
fact-recruiters = Recruited by
fact-withdrawn = Withdrawn
fact-results = Results
fact-gains = Gains of the round
fact-audience-losses = Losses of the round
fact-valet-losses = Losses to valets
fact-pardoned = Pardoned
fact-stroked = Master Stroke
fact-penalties = Price of a valet

# Before the game

option-open_scores = Lilies
option-open_scores-off = hidden from the others
option-open_scores-on = open to all
option-debts = Below zero
option-debts-off = nobody owes lilies
option-debts-on = lilies may be owed

# What is in a card pack

count-courtiers = { $count } courtiers for each player, the Excuse among them
count-valets = { $count } valets
count-cardinals = { $count } cardinals
count-audiences = { $count } audiences
warning-audiences = Audiences that lose more than they gain: { $count } of 18. Of the printed cards most do (RS-10).

# The words of the game, for who reads its rules

word-lily = A lily is a point.
word-influence = Influence is the number on a card; an audience needs so much of it to succeed.
word-parley = The Parley is the tile that says whose turn it is.
word-bet = To bet is to play a card at an audience.
word-favor = A favor is the power on an audience card you have won; you use it once.
word-valet = A valet is a card that also carries a penalty in lilies.
word-withdraw = To withdraw is to leave an audience, which the Excuse lets you do.
word-diner = A diner is a player who uses Royal Dinner and attends both audiences.
word-right = Your left is the next seat, clockwise; your right is the seat before.
word-ruling = “Our ruling” marks what the rulebook leaves open: from there to the end of the clause the decision is ours.

# The clauses, in our own words
# After the mark stands what the rulebook leaves open, to the end of the clause.

-ruling = Our ruling:
section-RS-01 = Set-up
clause-RS-01 = Three, four or five can play. You begin with 10 lilies, which the others do not see, unless you agree before the game to play with open purses. Swapping five ones for a five changes nothing.
clause-RS-02 = Your own courtiers are two 0s, three 10s, three 20s, a 30, a 40 and one Excuse: eleven cards. With four players you give up one of your 20s, with five players two of them. What you give up never comes into play.
clause-RS-03 = The audience deck has 18 cards: nine favors, two cards of each. After the shuffle four cards are set aside without anyone looking, and the other fourteen form two face-down piles of seven, one for the King and one for the Queen.
clause-RS-04 = There are ten valets: two of influence −10, four of 0, two of 10 and two of 20. Each also names a penalty in lilies. In this program valets of equal influence have equal penalties. You are dealt one at random into your hand; those left over wait in a face-down pile.
clause-RS-05 = The Cardinal has fourteen cards in a face-down pile: two of −10, four of 0, six of 10 and two of 20. Since no more than one audience a round can have a lone player, even counting diners, two cards a round for seven rounds are always enough.
clause-RS-06 = Chance decides who receives the Parley first; that player opens round 1. You may agree before the game on who begins instead.
clause-RS-07 = You cannot see the cards in other hands, the order of any pile, the four audiences set aside, or face-down bets other than your own. Everyone sees the audiences on the table, face-up bets, who has bet face down, the favors each player holds, and whatever a count reveals. Other players’ lilies are not displayed, but anyone who keeps track can work them out, and no secret hangs on them. { -ruling } everyone sees how many cards each hand holds.
section-RS-10 = The round and the Parley
clause-RS-10 = The game lasts seven rounds, and each opens by turning up the top card of the King’s pile and of the Queen’s. The card tells you how much influence the audience needs, how many lilies success brings, how many failure costs, and which favor is at stake.
clause-RS-11 = Every round goes through three phases: you choose an audience, you bet two cards, and the bets are counted. Betting has two steps: everyone’s 1st card, then everyone’s 2nd.
clause-RS-12 = While you hold the Parley you carry out the action at hand: choosing, the 1st bet or the 2nd bet. Then you pass the Parley to anyone you like who has still to carry out that same action. Passing it is a separate move, which you make even if there is only one player to pass it to.
clause-RS-13 = If you are the last to carry out an action, you pass the Parley to whichever other player you like, and the next action starts there. You cannot keep it for yourself.
clause-RS-14 = The Parley is not passed on after the round’s final 2nd bet. Whoever made that bet keeps it and opens the next round.
clause-RS-15 = You may bargain, bluff, promise and lie; no one is held to anything they say. { -ruling } you may talk at all times, not only while bets are made.
section-RS-20 = First you choose
clause-RS-20 = On your turn you go either to the King or to the Queen. { -ruling } there is no limit to how many players attend the same audience.
clause-RS-21 = { -ruling } if no one goes to an audience, it neither succeeds nor fails. Its card is discarded when the round ends.
section-RS-30 = Then you bet
clause-RS-30 = Your 1st bet is a single card from your hand; whether it lies face up or face down is up to you.
clause-RS-31 = Your 2nd bet is a single card laid the opposite way to your 1st: face down if that one was face up, face up if it was face down.
clause-RS-32 = You may bet any courtier, your Excuse among them, and any valet.
clause-RS-33 = If you are the only player at an audience, the Cardinal joins you there. As soon as you have made your 1st bet, and before anything else happens, one of his cards is turned face up; as soon as you have made your 2nd, another is laid face down. { -ruling } if you dine with both sovereigns, he comes only to an audience that nobody else attends.
clause-RS-34 = { -ruling } whether you are alone is settled once and for all at the end of phase 1. If others withdraw later, the Cardinal neither arrives nor leaves because of it.
clause-RS-35 = { -ruling } a face-down card gives nothing away: you learn neither its value, nor whether it is a courtier or a valet, nor which player’s colour it has.
section-RS-40 = Then you count
clause-RS-40 = Once everyone has bet two cards and the calls that come before the count are finished (RS-81), every face-down card is turned over.
clause-RS-41 = Add up the influence of all cards at an audience that count, the Cardinal’s among them. If the sum reaches what the audience needs, it succeeds; if it falls short, it fails.
clause-RS-42 = When an audience succeeds in rounds 1 to 6, each player who has stayed there gains the lilies its card offers. The player in the majority, whose own two cards have the most influence, also takes the audience card, lays it face up, and owns its favor.
clause-RS-43 = When an audience fails, each player who has stayed there loses the lilies its card threatens. The favor goes to no one and the card is discarded.
clause-RS-44 = If players tie for the majority, each of them picks a third card from hand, and these are shown at the same moment. Whoever shows the highest takes the favor.
clause-RS-45 = After a tie-break you give the third card you showed to your right; with two tied players this is a swap. A 0 courtier is never given away but goes back to its owner. { -ruling } your right is the nearest tied player there. You still receive a card even if you showed a 0 courtier or nothing at all, and a 0 valet is given like any other card.
clause-RS-46 = If the third cards tie for highest as well, no one gets the audience card and it is discarded. { -ruling } the third cards change hands all the same.
clause-RS-47 = { -ruling } your third card must be a courtier or a valet, never the Excuse, and if you have one you have to show one; cards you bet this round, even 0 courtiers, are not in your hand again yet. With no such card you are not asked, you rank below every card shown, and you give nothing away. If none of the tied players has one, that is a second tie. Valets shown as third cards carry no penalty.
clause-RS-48 = Alone with the Cardinal, you gain the lilies if the audience succeeds, and you also take the favor if you have at least as much influence as he does; you never need a tie-break. If he has more, the card is discarded. If the audience fails, you lose the lilies.
clause-RS-49 = In round 7 a successful audience pays its lilies to the majority player alone; a tie is broken as in RS-44 to RS-47. If the audience fails, everyone who has stayed there loses the lilies, and RS-63 and RS-64 hold as in any round. A favor won now is worth nothing. { -ruling } after a second tie nobody is paid. Alone with the Cardinal you are paid only if you have at least as much influence as he does.
clause-RS-50 = { -ruling } all you gain and lose in a round is added up first and settled in one go, so the order makes no difference. Your lilies cannot drop below zero, since you cannot pay with tokens you do not have; if you agree before the game that lilies may be owed, they can.
clause-RS-51 = { -ruling } the outcome of both audiences is worked out before any tie is broken. If both are tied, the King’s tie-break is completed, cards given away and all, before anyone picks a third card for the Queen’s.
section-RS-60 = The Excuse
clause-RS-60 = The Excuse takes effect as the count begins: if you bet it, you withdraw. The other card you bet is discarded too and adds no influence; if it is a 0 courtier you get it back all the same, and if it is a valet it does nothing.
clause-RS-61 = When you withdraw you take a valet from the pile into your hand, as long as there is one left. { -ruling } all withdrawals at both audiences are handled together, starting with the Parley holder and going clockwise. If you bet two Excuses, you still withdraw only once and draw only one valet.
clause-RS-62 = Once withdrawn, you have no part in the lilies your audience gains or loses, unless everyone there withdraws (RS-63). No valet’s penalty ever touches you.
clause-RS-63 = If all players at an audience withdraw, each of them loses the lilies its card threatens; this is an audience loss like every other. It never happens to a player who is alone with the Cardinal.
clause-RS-64 = Alone with the Cardinal, you can withdraw and lose nothing. The audience card is then discarded.
section-RS-70 = Valets
clause-RS-70 = If a valet’s audience succeeds, each player at the other audience loses the lilies named on the valet, in addition to whatever that other audience brings or costs them. If no one is there, no one loses.
clause-RS-71 = If your valet’s audience fails, it is you who lose the lilies named on the valet.
clause-RS-72 = Each valet has its effect separately, and the penalties of several valets add up.
section-RS-80 = Favors
clause-RS-80 = You cannot use a favor in the round in which you win it, and round 7 is your last opportunity. { -ruling } a favor also needs something to work on: Corruption a valet in the pile, Espionage and Stabbing a bet card that is face down and not stabbed, and Medal of Merit a card that is not stabbed and has no Medal. Recruitment needs a card you are allowed to name, Royal Pardon a loss to cancel, and Master Stroke an audience loss.
clause-RS-81 =
    { -ruling } on your turn you may use as many favors of the current phase 1 or 2 as you like, before or after your action, until you hand on the Parley. Favors can also be used in calls. Starting with the Parley holder and going clockwise, everyone holding a favor they can use in that call plays one or passes; players with none are skipped. After a play the next seat is asked, and those who passed are asked again. The call closes when everyone who still has such a favor has passed since the last play. The calls and what lies between them come in this order:
    1. Planning, as the round starts, with the audiences already turned up.
    2. Corruption and Royal Dinner, only after a Planning.
    3. The last call for phase 2 favors, when all bets are down. The last 2nd bettor goes straight to it.
    4. Recruitment.
    5. The reveal and the count with its tie-breaks.
    6. Royal Pardon and Master Stroke.
clause-RS-82 = { favor-corruption }, phase 1: you take a valet from the pile into your hand.
clause-RS-83 = { favor-planning }, phase 1, when the round starts and before anyone has chosen: you send each player, yourself too, to the King or to the Queen, and no one chooses for themselves this round. { -ruling } any split is allowed. Playing the card only announces your plan; you send the players once the call is over. The Parley stays where it is, and its holder makes the first of the 1st bets.
clause-RS-84 = When two Plannings are played in the same round, both are used up, and the plan that holds is the one whose card needs more influence. { -ruling } if both cards need the same, it is the plan of the player who is asked first in the call.
clause-RS-85 = { favor-royal-dinner }, phase 1: you attend both audiences, and each card you bet counts at both. It works under a Planning too, and overrides where you are sent. { -ruling } you use it on your turn instead of choosing or, when there is a Planning, in the call that follows it. You cannot use two in the same round.
clause-RS-86 = While you dine with both sovereigns, other players’ valets cannot harm you. Your own valets bring their influence but make nobody pay a penalty.
clause-RS-87 = If you withdraw while dining with both sovereigns, you withdraw from both audiences.
clause-RS-88 = { -ruling } a diner takes part in each of the two audiences independently. Gains, losses, the majority, the favor, the Cardinal’s company and whether everyone has withdrawn are looked at for each audience separately.
clause-RS-89 = { favor-espionage }, phase 2: you, and only you, look at all cards lying face down at both audiences at that moment, the Cardinal’s among them. { -ruling } cards that have been stabbed are not shown to you.
clause-RS-90 = { favor-stabbing }, phase 2: choose a face-down bet card at either audience; it is discarded and does not count. { -ruling } it may be another player’s, the Cardinal’s or even your own. From then on it is no longer at the audience: it cannot be stabbed again, doubled or recruited, a valet costs nobody anything, and an Excuse does not make its owner withdraw. It remains face down until all cards are revealed, and a 0 courtier goes back to its owner’s hand when the round ends. If it was its owner’s 1st card, their 2nd must still lie the opposite way.
clause-RS-91 = { favor-medal }, phase 2: you double the influence of any one bet card, face up or face down, whoever bet it; a negative influence doubles as well, and no card can have two Medals. { -ruling } the Cardinal’s cards may be doubled too. The doubled influence counts both for success and for the majority, and at both audiences if a diner bet the card. A valet’s penalty is never doubled, and after the round the card is worth what is printed on it. On an Excuse the Medal is wasted.
clause-RS-92 = { favor-recruitment }, phase 3, before the reveal: name a card, face up or face down, that another player has bet at your audience; it counts as normal, then joins your hand when the round ends instead of being discarded. A 0 courtier can never be taken, so one that lies face up cannot be named. { -ruling } if a face-down card you named proves to be a 0 courtier, it stays with its owner and your favor is wasted. An Excuse may be taken, but never the Cardinal’s card or a stabbed one. It makes no difference if you or the other player withdraws, and a diner can name cards, and have cards named, at either audience. A card that somebody has named cannot be named again.
clause-RS-93 = { favor-royal-pardon }, phase 3, after the count: everything you would lose this round is cancelled, penalties of valets too.
clause-RS-94 = { favor-master-stroke }, phase 3, after the count: what you lose at audiences this round becomes a gain of equal size, while penalties of valets remain. { -ruling } for this favor and for Royal Pardon a loss counts at its full size, even if you have fewer lilies than that. You may use both in one round, and the order does not change the result.
section-RS-95 = The end of a round and of the game
clause-RS-95 = When a round ends, audience cards that nobody has taken and all courtiers, Excuses and valets that were bet leave the game; only 0 courtiers go back to the hands of their owners. The Cardinal’s used cards are laid face up next to his pile.
clause-RS-96 = After round 7 the influence left in your hand brings you extra lilies: 1 for each full 10 of your courtiers and valets together, but no more than 6. Cards that came back to you, that you recruited or that were passed to you count as well. { -ruling } negative cards and the Excuse count as 0. These lilies are added after the round has been settled (RS-50).
clause-RS-97 = The player with the most lilies wins. { -ruling } players who are level at the top share the victory.
section-RS-EX-1 = Examples
clause-RS-EX-1 = Example, choosing: Blue is first, goes to the King and passes the Parley to Red. Red also goes to the King and passes it to Yellow, who goes to the Queen and passes it to Green. Green goes to the Queen too.
clause-RS-EX-2 = Example, 1st bets, continuing RS-EX-1: Green, the last to choose, passes the Parley to Yellow, who bets face down and passes it to Green. Green bets face up and passes it to Blue; Blue bets face down and passes it to Red. Red bets face up and, as the last one, passes it to any other player, who starts the 2nd bets.
clause-RS-EX-3 = Example, the count: the King needs 50 and failure costs 5; Blue and Red reach only 30 between them, so both lose 5, there is no favor, and the card is discarded. The Queen offers 3; Yellow and Green reach 70 between them, which is a success and brings 3 to each. The favor is Green’s, whose cards have more influence than Yellow’s.
clause-RS-EX-4 = Example, Excuse and valet: the King needs 50 and failure costs 5; Red has bet 40, and Blue a 0 courtier and the Excuse, so Blue withdraws, takes the 0 back and loses nothing, while Red loses 5. The Queen offers 3; Yellow has bet 30, and Green a 20 courtier and a −10 valet with a penalty of 4. The Queen’s audience succeeds: both gain 3 and Yellow takes the favor. Because of Green’s valet Red loses 4 more; Blue, having withdrawn, does not.
clause-RS-EX-5 = Example, the Cardinal: Yellow is alone with the Queen. Yellow’s 1st bet is face down and a cardinal card is turned face up; the 2nd is a 20 face up, and a second cardinal card is laid face down. Yellow has 30 and the Cardinal 10, together 40, which is a success: Yellow gains 3 lilies and, having more than the Cardinal, the favor.
clause-RS-EX-6 = Example, the Parley: as long as anyone has still to choose, those who have chosen cannot be given it. The same goes for 1st bets.

# What can be said, so that the cards can answer. `claim` is the sentence, `chip` its short form, `ribbon` its sign.

said-hall = { $hall ->
    [king] the King
   *[queen] the Queen
}
said-prize = { $hall ->
    [king] the favor of the King
   *[queen] the favor of the Queen
}
said-what = { $what ->
    [courtier] a courtier
    [valet] a valet
   *[excuse] my Excuse
}
said-what-not = { $what ->
    [courtier] no courtier
    [valet] no valet
   *[excuse] not my Excuse
}
said-sight = { $what ->
    [valet] a valet
    [excuse] the Excuse
   *[other] worth { $what } or more
}
said-bound = { $bound ->
    [at-least] at least { $n }
   *[at-most] { $n } at most
}
said-bound-sign = { $bound ->
    [at-least] ≥ { $n }
   *[at-most] ≤ { $n }
}
said-valet = { $valet ->
    [none] no valet
   *[other] a valet of { $valet }
}
said-valet-brought = { $yes ->
    [yes] a valet
   *[no] no valet
}

claim-down-at-least = My hidden card is worth at least { $n }.
question-down-at-least = How much is your hidden card worth at least?
chip-down-at-least = ≥ { $n }
ribbon-down-at-least = ≥ { $n }
verdict-down-at-least-kept = said ≥ { $n }, was { $card }
verdict-down-at-least-broken = said ≥ { $n }, was { $card }
tongue-down-at-least-1 = What I hid is worth { $n } at the very least.
tongue-down-at-least-2 = Count on { $n } or more from my hidden card.
tongue-down-at-least-3 = Face down I have put { $n }, if not more.
tongue-down-at-least-4 = No less than { $n } lies there. Trust me.
tongue-down-at-least-5 = My hidden card carries { $n } or better.

claim-down-at-most = My hidden card is worth { $n } at most.
question-down-at-most = How much is your hidden card worth at most?
chip-down-at-most = ≤ { $n }
ribbon-down-at-most = ≤ { $n }
verdict-down-at-most-kept = said ≤ { $n }, was { $card }
verdict-down-at-most-broken = said ≤ { $n }, was { $card }
tongue-down-at-most-1 = Do not hope for more than { $n } from what I hid.
tongue-down-at-most-2 = My hidden card is a poor thing: { $n } at most.
tongue-down-at-most-3 = I could only spare { $n } or less face down.
tongue-down-at-most-4 = Help me out: no more than { $n } lies there.

claim-down-is = { $yes ->
    [yes] My hidden card is { said-what }.
   *[no] My hidden card is { said-what-not }.
}
question-down-is = What kind of card have you hidden?
chip-down-is = { $yes ->
    [yes] { said-what }
   *[no] { said-what-not }
}
ribbon-down-is = { $yes ->
    [yes] { $what ->
        [courtier] courtier
        [valet] valet
       *[excuse] Excuse
    }
   *[no] { $what ->
        [courtier] ≠ court.
        [valet] ≠ valet
       *[excuse] ≠ Excuse
    }
}
verdict-down-is-kept = { $yes ->
    [yes] said { said-what }, was { $card }
   *[no] said { said-what-not }, was { $card }
}
verdict-down-is-broken = { $yes ->
    [yes] said { said-what }, was { $card }
   *[no] said { said-what-not }, was { $card }
}
tongue-down-is-1 = { $yes ->
    [yes] What I hid is { said-what }.
   *[no] What I hid is { said-what-not }.
}
tongue-down-is-2 = { $yes ->
    [yes] Shall I tell you? Face down lies { said-what }.
   *[no] Shall I tell you? What lies face down is { said-what-not }.
}
tongue-down-is-3 = { $yes ->
    [yes] You have my word, it is { said-what }.
   *[no] You have my word, it is { said-what-not }.
}
tongue-down-is-4 = { $yes ->
    [yes] I make no secret of it: what lies there is { said-what }.
   *[no] I make no secret of it: what lies there is { said-what-not }.
}

claim-goes = I go to { said-hall }.
question-goes = To whom do you go?
chip-goes = to { said-hall }
ribbon-goes = { $hall ->
    [king] King
   *[queen] Queen
}
verdict-goes-kept = said { said-hall }, and went there
verdict-goes-broken = said { said-hall }, and went elsewhere
tongue-goes-1 = You will find me with { said-hall }.
tongue-goes-2 = I am off to see { said-hall }.
tongue-goes-3 = I am expected by { said-hall }, and I shall come.
tongue-goes-4 = My way leads to { said-hall } tonight.

claim-stays = I stay to the end.
question-stays = Will you stay to the end?
chip-stays = I stay
ribbon-stays = stays
verdict-stays-kept = said to stay, and stayed
verdict-stays-broken = said to stay, and withdrew
tongue-stays-1 = I am not going anywhere.
tongue-stays-2 = No excuses from me tonight: I stay.
tongue-stays-3 = Whatever comes, I see it through.
tongue-stays-4 = You can rely on me to the end.

claim-both-at-least = With both cards I bring at least { $n }.
question-both-at-least = How much do you bring with both cards?
chip-both-at-least = both ≥ { $n }
ribbon-both-at-least = Σ ≥ { $n }
verdict-both-at-least-kept = said ≥ { $n } with both cards, brought { $amount }
verdict-both-at-least-broken = said ≥ { $n } with both cards, brought { $amount }
tongue-both-at-least-1 = All in all I bring { $n } or more.
tongue-both-at-least-2 = My cards together make { $n } at least.
tongue-both-at-least-3 = Reckon with { $n } from me, both cards counted.
tongue-both-at-least-4 = I put in { $n } altogether, if not more.

claim-shows = I will show { $n } or more.
question-shows = How much will you show?
chip-shows = I show ≥ { $n }
ribbon-shows = ↑ ≥ { $n }
verdict-shows-kept = said to show ≥ { $n }, showed { $card }
verdict-shows-broken = said to show ≥ { $n }, showed { $card }
tongue-shows-1 = You shall see { $n } or more from me, face up.
tongue-shows-2 = Face up I lay at least { $n }.
tongue-shows-3 = I have nothing to hide: { $n } in the open, or better.
tongue-shows-4 = My open card will be { $n } at the least.

claim-brings-valet = I bring { said-valet-brought } tonight.
question-brings-valet = Do you bring a valet tonight?
chip-brings-valet = I bring { said-valet-brought }
ribbon-brings-valet = { $yes ->
    [yes] + valet
   *[no] no valet
}
verdict-brings-valet-kept = said to bring { said-valet-brought }, and did so
verdict-brings-valet-broken = { $yes ->
    [yes] said to bring a valet, and brought none
   *[no] said to bring no valet, and brought one
}
tongue-brings-valet-1 = There is { said-valet-brought } in my train tonight.
tongue-brings-valet-2 = I come with { said-valet-brought }.
tongue-brings-valet-3 = Among my bets there will be { said-valet-brought }.
tongue-brings-valet-4 = For this audience I bring { said-valet-brought }.

claim-hands = I hand the Parley to { $seat }.
question-hands = To whom do you hand the Parley?
chip-hands = Parley to { $seat }
ribbon-hands = → { $seat }
verdict-hands-kept = said to hand the Parley to { $seat }, and did
verdict-hands-broken = said to hand the Parley to { $seat }, and handed it to another
tongue-hands-1 = The Parley goes to { $seat } next.
tongue-hands-2 = After me it is the turn of { $seat }.
tongue-hands-3 = { $seat }, be ready: you get the Parley from me.
tongue-hands-4 = I shall let { $seat } speak after me.

claim-favor = { $what ->
    [stab] { $yes ->
        [yes] I will stab a card of { $seat }.
       *[no] I will stab nobody.
    }
    [medal] { $yes ->
        [yes] I will give the Medal to a card of { $seat }.
       *[no] I will give the Medal to nobody.
    }
    [recruit] { $yes ->
        [yes] I will recruit a card of { $seat }.
       *[no] I will recruit no card.
    }
    [plan] { $yes ->
        [yes] I will plan this round.
       *[no] I will not plan this round.
    }
    [dine] { $yes ->
        [yes] I will dine with both of them.
       *[no] I will not dine with both of them.
    }
   *[spy] { $yes ->
        [yes] I will look at the hidden cards.
       *[no] I will not look at the hidden cards.
    }
}
question-favor = What will you do with your favor?
chip-favor = { $what ->
    [stab] { $yes ->
        [yes] I stab { $seat }
       *[no] I stab nobody
    }
    [medal] { $yes ->
        [yes] Medal for { $seat }
       *[no] no Medal
    }
    [recruit] { $yes ->
        [yes] I recruit from { $seat }
       *[no] I recruit nobody
    }
    [plan] { $yes ->
        [yes] I plan
       *[no] I do not plan
    }
    [dine] { $yes ->
        [yes] I dine
       *[no] I do not dine
    }
   *[spy] { $yes ->
        [yes] I spy
       *[no] I do not spy
    }
}
ribbon-favor = { $what ->
    [stab] { $yes ->
        [yes] † { $seat }
       *[no] ≠ †
    }
    [medal] { $yes ->
        [yes] ★ { $seat }
       *[no] ≠ ★
    }
    [recruit] { $yes ->
        [yes] ↩ { $seat }
       *[no] ≠ ↩
    }
    [plan] { $yes ->
        [yes] plans
       *[no] ≠ plans
    }
    [dine] { $yes ->
        [yes] dines
       *[no] ≠ dines
    }
   *[spy] { $yes ->
        [yes] spies
       *[no] ≠ spies
    }
}
said-deed = { $what ->
    [stab] { $yes ->
        [yes] to stab a card of { $seat }
       *[no] to stab nobody
    }
    [medal] { $yes ->
        [yes] to give the Medal to a card of { $seat }
       *[no] to give the Medal to nobody
    }
    [recruit] { $yes ->
        [yes] to recruit a card of { $seat }
       *[no] to recruit no card
    }
    [plan] { $yes ->
        [yes] to plan this round
       *[no] not to plan this round
    }
    [dine] { $yes ->
        [yes] to dine with both of them
       *[no] not to dine with both of them
    }
   *[spy] { $yes ->
        [yes] to look at the hidden cards
       *[no] not to look at the hidden cards
    }
}
verdict-favor-kept = said { said-deed }, and kept to it
verdict-favor-broken = said { said-deed }, and did otherwise
tongue-favor-1 = I have made up my mind { said-deed }.
tongue-favor-2 = My favor is spoken for: I mean { said-deed }.
tongue-favor-3 = Before this round is over you can expect me { said-deed }.
tongue-favor-4 = Let it be known: I promise { said-deed }.

claim-third = I break the tie with { said-bound }.
question-third = With what do you break the tie?
chip-third = third { said-bound-sign }
ribbon-third = 3rd { said-bound-sign }
verdict-third-kept = said { said-bound-sign } for the third card, showed { $card }
verdict-third-broken = said { said-bound-sign } for the third card, showed { $card }
tongue-third-1 = My third card will be { said-bound }.
tongue-third-2 = To break this tie I show { said-bound }.
tongue-third-3 = From me you will see { said-bound }.
tongue-third-4 = For this favor I give { said-bound }.

claim-yields = The favor is yours, { $seat }: I stay below you.
question-yields = To whom will you leave the favor?
chip-yields = I yield to { $seat }
ribbon-yields = < { $seat }
verdict-yields-kept = said to stay below { $seat }, brought { $amount }
verdict-yields-broken = said to stay below { $seat }, brought { $amount }
tongue-yields-1 = Take it, { $seat }: I shall not bring more than you.
tongue-yields-2 = I leave this favor to { $seat }.
tongue-yields-3 = { $seat }, you lead here and I follow.
tongue-yields-4 = I bring less than { $seat }, on purpose.

claim-holds-valet = I hold { said-valet }.
question-holds-valet = Which valet do you hold?
chip-holds-valet = { $valet ->
    [none] no valet in hand
   *[other] a valet of { $valet }
}
ribbon-holds-valet = { $valet ->
    [none] no valet
   *[other] v { $valet }
}
verdict-holds-valet-kept = said to hold { said-valet }, and did
verdict-holds-valet-broken = { $valet ->
    [none] said to hold no valet, and held one
   *[other] said to hold a valet of { $valet }, and held none like it
}
tongue-holds-valet-1 = In my hand there is { said-valet }.
tongue-holds-valet-2 = Look into my eyes: I have { said-valet }.
tongue-holds-valet-3 = At the moment I keep { said-valet }.
tongue-holds-valet-4 = If you must know, I sit here with { said-valet }.

claim-saw = I have seen it: { $seat } hid a card that is { said-sight }.
question-saw = What have you seen?
chip-saw = saw { $seat }: { $what ->
    [valet] a valet
    [excuse] the Excuse
   *[other] ≥ { $what }
}
ribbon-saw = { $what ->
    [valet] { $seat } valet
    [excuse] { $seat } Exc.
   *[other] { $seat } ≥ { $what }
}
verdict-saw-kept = said of { $seat }: { said-sight }; was { $card }
verdict-saw-broken = said of { $seat }: { said-sight }; was { $card }
tongue-saw-1 = I looked under the card of { $seat }: it is { said-sight }.
tongue-saw-2 = My spies tell me that what { $seat } hid is { said-sight }.
tongue-saw-3 = Between us: the hidden card of { $seat } is { said-sight }.
tongue-saw-4 = { $seat } will not like this, but that card is { said-sight }.

claim-succeeds = { $hall ->
    [king] The King
   *[queen] The Queen
} will { $yes ->
    [yes] be satisfied
   *[no] refuse
}.
question-succeeds = Who will be satisfied, and who not?
chip-succeeds = { $hall ->
    [king] King
   *[queen] Queen
} { $yes ->
    [yes] satisfied
   *[no] refuses
}
ribbon-succeeds = { $hall ->
    [king] King
   *[queen] Queen
} { $yes ->
    [yes] +
   *[no] −
}
said-result = { $yes ->
    [yes] success
   *[no] failure
}
verdict-succeeds-kept = foresaw { said-result } with { said-hall }, and was right
verdict-succeeds-broken = foresaw { said-result } with { said-hall }, and was wrong
tongue-succeeds-1 = I foresee { said-result } with { said-hall }.
tongue-succeeds-2 = Mark my words: with { said-hall } it will be a { said-result }.
tongue-succeeds-3 = It smells of { said-result } around { said-hall }.
tongue-succeeds-4 = As for { said-hall }, I would bet on { said-result }.

claim-takes-favor = { $seat } will take { said-prize }.
question-takes-favor = Who will take the favor?
chip-takes-favor = { $hall ->
    [king] { $seat } wins the King’s
   *[queen] { $seat } wins the Queen’s
}
ribbon-takes-favor = { $hall ->
    [king] King→{ $seat }
   *[queen] Queen→{ $seat }
}
verdict-takes-favor-kept = said that { $seat } takes { said-prize }, and was right
verdict-takes-favor-broken = said that { $seat } takes { said-prize }, and was wrong
tongue-takes-favor-1 = I think { said-prize } will go to { $seat }.
tongue-takes-favor-2 = { $seat } leads with { said-hall } and will take the card.
tongue-takes-favor-3 = Nobody will keep { $seat } from { said-prize }.
tongue-takes-favor-4 = I see { $seat } walk away with { said-prize }.

# Windows: people talk before they answer

window-audiences = Talk about the audiences
window-second-bets = Talk before the second card

# The chapters of who lied

lied-chapter-round = { $n ->
    [0] before round 1
   *[other] round { $n }
}
lied-short-round = { $n }

# Why a minister would answer so

why-often = { $tenths ->
    [0] very rarely
    [1] about once in ten times
    [10] almost always
   *[other] about { $tenths } times in ten
}
why-choose-crowd = { $count } others are there already, and bring their part of the { $need }.
why-choose-gain = It pays { $gain } lilies, the other { $other }.
why-choose-need = It asks for { $need }, the other for { $other }.
why-choose-loss = A failure costs { $loss } lilies there, { $other } elsewhere.
why-choose-chance = With what you hold it succeeds { why-often }.
why-bet-excuse = You leave before the count: a failure would cost { $loss } lilies.
why-bet-valet = A valet of { $penalty } lilies: the other audience pays them if yours succeeds, you do if it fails. It succeeds { why-often }.
why-bet-enough = { $seen } lie open with it, and { $need } are asked.
why-bet-lead = { $own } of your own is more than the others are likely to bring: the favor is yours if it succeeds, { why-often }.
why-bet-save = The audience succeeds { why-often } then, and your strong cards stay in hand for the { $left ->
    [one] last round
   *[other] { $left } rounds to come
}.
why-bet-hidden = It succeeds { why-often }, and nobody sees what you brought.
why-bet-chance = With it, the audience succeeds { why-often }: { $seen } of { $need } lie open.
why-hand-same = { $seat } is at your audience, and acts before you have to again.
why-hand-other = What { $seat } does now matters little to you.
why-favor-corruption = A valet more is influence, or trouble for the other audience.
why-favor-planning = You decide who brings their cards where.
why-favor-royal-dinner = Your two cards count at both audiences.
why-favor-espionage = Your second card depends on what lies face down.
why-favor-stabbing = It takes one hidden card out of the count.
why-favor-medal = It counts one card twice.
why-favor-recruitment = A card of theirs joins your hand afterwards.
why-favor-royal-pardon = { $lost ->
    [0] There is nothing yet that it would save you from.
    [one] It saves you a lily.
   *[other] It saves you { $lost } lilies.
}
why-favor-master-stroke = { $lost ->
    [0] There is no loss yet that it would turn into a gain.
    [one] It turns a loss of one lily into a gain.
   *[other] It turns a loss of { $lost } lilies into a gain.
}
why-pass = What you hold is worth more in { $left ->
    [one] the last round
   *[other] one of the { $left } rounds to come
}.
why-pass-last = What you hold brings little in this count.
why-send = That audience asks for { $need }, pays { $gain } and costs { $loss }.
why-third = It brings { $influence } to the tie, and is gone from your hand.
why-stab = Without the hidden card of { $seat } the count looks better for you.
why-stab-cardinal = Without the Cardinal’s hidden card the count looks better for you.
why-decorate = The card of { $seat } counted twice makes the difference.
why-decorate-cardinal = The Cardinal’s card counted twice makes the difference.
why-recruit = The card of { $seat } serves you in the rounds to come.
why-recruit-cardinal = The Cardinal’s card serves you in the rounds to come.
why-third-zero = It brings nothing to the tie and comes back to you.
