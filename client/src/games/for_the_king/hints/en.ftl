# First-game hints of For the King (and Me), in English.

hint-aim = The aim: win offices. In the end the highest sum of cards in an office takes its gold tile, the second the silver one if there is one. Equal sums: the letter closest to A wins.
hint-place = You deal. Each card you draw goes to one of three places: one to yourself, one to the favor deck, the rest face up for the others. You never know what comes next, so keeping an early card is a bet.
hint-favor = What goes on the favor deck is auctioned at the end, and you alone will know it is there. Put there what you can afford to buy back, or want nobody to have.
hint-keep-king = A King card works at once for whoever gets it: kept, it is your one card of this turn, and you change what an office is worth.
hint-take = Take one of the cards in the centre; it joins your pile. Cards of one office add up there, and gold will buy more in the auctions.
hint-take-king = A King card in the centre works at once if you take it: raise the office you are strong in, or lower another’s.
hint-decree = The lit offices can change: pick one. Raise what you will win, lower what others will.
hint-bid = Bid more than the last, or pass and be out for this card. Whoever bids most pays in gold cards, and no change is given.
hint-bid-gold = A Gold card is bought with cards of your hand: as many as you bid, whatever they are worth. A good use for cards that win nothing.
hint-bid-king = A King card is sold: whoever wins it changes what an office is worth, at once.
hint-bluff = You may bid more than you hold, to make another pay dearly. But if you win and cannot pay, you lose a card at random.
hint-second = The second in an office takes the silver tile, half of the gold one. A few cheap cards can be worth more than one dear one.
hint-again = Somebody could not pay, so the card is sold anew without them. Bids begin at 1 again, and who had passed is back in.
hint-orders = In a hurry? Leave an order: bid up to a secret maximum, or pass until the next lot.
hint-pay = Pick gold cards until the bid is reached. Too much is lost, so look for the exact sum.
hint-discard = Give up as many cards as you bid. They go face down, and count one each: part with what wins you nothing.
hint-over = That was the whole game. Pick an office to see who held what; Watch the replay shows it all again, through anybody’s eyes.
