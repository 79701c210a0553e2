# For the King (and Me) in one minute, in English.

minute-aim = Hold the most in the **offices that pay**. First the court’s cards are given away, then the rest is sold, and the King keeps changing his mind about what matters.
minute-facts = gifts, then auctions · 30 minutes with friends, 10 with bots
minute-1 = Deal blind
minute-1-text = Draw, look, place, and only then draw the next: one card to keep, one for the favor deck, the rest for the others.
minute-2 = They help themselves
minute-2-text = What you left in the open is taken, one card each. Then the next player deals.
minute-3 = The King’s whims
minute-3-text = Whoever gets a King card uses it at once: an office pays more from now on, or less.
minute-4 = The auction
minute-4-text = Then the favor deck is sold card by card. Offices cost gold; gold costs you cards of your hand.
minute-5 = Or the bluff
minute-5-text = Bid what you do not have, if you dare. Win and fail to pay, and you lose a card by chance.
minute-5-bid = Nine!
minute-5-have = you hold seven
minute-ends-text = Office by office, the highest sum takes the gold tile, the second the silver one. Tied? The letter nearest to A. Most points wins.
minute-fun-text = Every card you keep might have been worse than the next. And only you know what you slipped into the favor deck, and what it will be worth to you.
