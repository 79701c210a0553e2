# First-game hints of Reigns: The Council, in English.

hint-draw-hand = Draw seven cards from the piles you like. A back shows the pillars that a yes would move, a red dot that it moves them far; never which way.
hint-draw = Back to seven cards: draw a card for the one you presented. Pick a pile whose pillars are those of your secret.
hint-present = Pick a card to put before the Monarch, face down. The white part happens if they say yes, the black one if they say no. Your secret is gold on the tracks: when the Monarch dies, every step there is a point.
hint-pitch = Now plead for it: sketch what the card would do, truthfully or not, so that the answer is yes or no. The line is yours to change. The Monarch sees the back and your words, nothing else. Then confirm.
hint-judge = Drag a card to the right to accept, to the left to reject, or use the arrows. At least one must be accepted. A marker at either end of a track kills you; each card you accept is a point if you live to see it turned.
hint-reveal-rejected = Turn the rejected ones first, in any order: their black parts count.
hint-reveal-accepted = Now the accepted ones: their white parts count, and each is a point for you. Mind the order: the first marker at an end is the last thing you see.
hint-doubt = The card is turned, and nothing has moved yet: the dashes show where it leads. Once, in the first turn of your reign, you may change a verdict after seeing the card.
hint-story = The story of this death has been told. If you laugh, whoever told it scores a point.
hint-died = A marker came to the end of its track, so the Monarch is dead. The Monarch scores every accepted card, the others their secret goals, and whoever did it the story.
hint-retired = Twelve cards accepted and nobody killed: the Monarch retires with a point for each. Secret goals count for nothing.
hint-future = Everybody answers in secret. Only if all say stop does the game end here.
hint-name = Hand the crown to somebody who has not reigned. A Monarch scores for what they accept, so be kind, or do not.
hint-vote = Level on points: vote for the most memorable reign and death, not your own.
hint-over = That was the whole game. The replay shows every reign again through anybody’s eyes, with every hidden card.
