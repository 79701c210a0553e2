# First-game hints of Royal Secrets, in English.

hint-choose = Choose a lit hall. If the cards bet there reach what its sovereign asks, everybody in it gains the lilies; if not, everybody loses some. More company, more influence: talk first, promise what you like.
hint-hand-on = Whoever gets the Parley plays next. Who plays early shows something; who plays late has seen more. Choose one of the lit players.
hint-first-bet = Pick a card, then a slot. One of your two bets lies face up and the other face down; you decide which comes first. Bet cards are gone for good, only 0 courtiers come back.
hint-second-bet = This card lies the other way than your first. Enough together, and everybody here gains; the most of all here, and the favor is yours too. Too much is wasted.
hint-cardinal = You are alone, so the Cardinal keeps you company: his two cards count as well, for good or ill. The favor is yours if you have at least as much influence as he.
hint-diner = You dine with both: every card you bet counts at both audiences. You gain, or lose, at each of them.
hint-valet = You hold a valet. If his audience succeeds, everybody in the other hall loses lilies; if it fails, you pay them yourself.
hint-excuse = The Excuse takes you out of the count: you gain nothing, lose nothing, and draw a valet. But if everybody in the hall is excused, all of you lose.
hint-favors = A favor you won lies before you and glows when it can be used: once, and at no cost. Press it to use it, or keep it for a better round.
hint-count = The last round is counted. The ledger lists what everybody gained and lost, and why; open it again whenever you like.
hint-last-round = The last round: a successful audience now pays only the one with the most influence there. The influence left in your hand is worth lilies, too: one for each 10, six at most.
hint-planning-call = With Planning you send everybody to the King or to the Queen, before anyone can choose. Use it now, or pass and keep it.
hint-assign = Your plan: choose a hall to send the lit player there, one after the other. Nobody can refuse.
hint-dinner-call = You were sent somewhere. With Royal Dinner you would sit at both audiences in spite of it. Use it, or pass and keep it.
hint-last-call = All bets are down. Look, stab or decorate now, before the cards are turned; or pass and keep your favors for another round.
hint-stab = Choose a card that lies face down. It no longer counts: good against a valet, or a card that would have won the favor.
hint-decorate = Choose a card to double its influence: your own to win the favor, another’s to save the audience. A negative one counts double, too.
hint-recruitment-call = With Recruitment you take a card that somebody bet in your hall, once the round is over. Use it now, or pass and keep it.
hint-recruit = Choose the card you want in your hand after the round. It still counts here. A hidden card that proves to be a 0 courtier stays with its owner.
hint-third = You are tied for the favor: each shows a third card at the same moment, and the highest takes it. The card then goes to the tied neighbour on your right, unless it is a 0 courtier. Do not show more than it is worth.
hint-pardon-call = You lose lilies this round. Royal Pardon cancels it; Master Stroke turns what the audiences cost you into a gain. Or pass, and keep it for a greater loss.
hint-over = That was the whole game. The replay shows it again through anybody’s eyes, with every hidden card.
