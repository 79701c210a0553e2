# The Prompter in English: what fits any lesson.

lesson = First lesson
lesson-prompter = The Prompter
lesson-step = step { $number } of { $steps }
lesson-far = { $number } of { $steps }
lesson-why = Why?
lesson-go-on = Go on
lesson-leave = Leave
lesson-leave-title = Leave the lesson?
lesson-leave-kept = It waits here, at this step.
lesson-stay = Stay
lesson-put-back = Put it back
lesson-show = Show me
lesson-kept = Nothing is lost.
lesson-general = You may, and one day you should. For now let us do it together. { $what }
lesson-about = The Prompter speaks of what has these corners.
lesson-so-far = So far
lesson-again = The lesson again
lesson-play-on = Play on from here
lesson-new-game = Play a new game
lesson-home = Home
lesson-rules = The rules
lesson-none = There is no lesson for this game yet.
lesson-keys-note = The Prompter’s note, and back
lesson-taken-up = The lesson goes on where you left it.
lesson-anew = From the beginning

# The offer at a first game

offer-title = First time at this table?
offer-text = I can sit beside you for a moment of { $title } and whisper. Five minutes; you may send me away at any time.
offer-yes = Yes, whisper
offer-no = No, I will find out
offer-minute = One minute to read
offer-once = Asked once per game. The lesson stays on the card.
