# The page of one minute in English: what fits any game.

minute = How to play, in one minute
minute-round = A round in five pictures
minute-ends = How it ends
minute-fun = Why it is fun
minute-lesson = Play the first lesson
minute-lesson-under = 5 minutes at the real table. Leave whenever you like.
minute-clauses = All the rules, clause by clause
minute-play = Play now with bots
