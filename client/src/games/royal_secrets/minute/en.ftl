# Royal Secrets in one minute, in English.

minute-aim = Have the **most lilies** after seven rounds. Nobody earns them alone: you go to an audience together, and hope the others bring what they promised.
minute-facts = 7 rounds · 40 minutes with friends, 10 with bots
minute-1 = Choose a hall
minute-1-text = Go to the King or to the Queen. Their card says what it takes, what it pays and what failing costs.
minute-2 = Talk
minute-2-text = Promise, bargain, lie: nothing said binds anyone. Whoever holds the Parley acts, then hands it on.
minute-2-one = I bring thirty.
minute-2-two = Then so do I. Honest.
minute-3 = One open, one hidden
minute-3-text = Bet two cards at your hall, one face up and one face down, in the order you like.
minute-4 = Everything is turned
minute-4-text = Enough influence, and everyone in that hall gains lilies. Short by ten, and everyone there loses.
minute-5 = The favor
minute-5-text = Whoever brought the most to a hall that succeeds keeps its card: a trick for a later round.
minute-ends-text = In round seven only whoever brought the most is paid. Strong cards still in hand add a few lilies. Then purses are opened: most lilies wins.
minute-fun-text = The person you need may be lying. A valet spoils the other hall’s evening; the Excuse slips you out of the door before the bill comes.
