# The first lesson of Reigns: The Council in English.

lesson-curtain-hand = Seven cards are drawn
lesson-curtain-turn = One turn later
lesson-curtain-crown = Bastien names you his heir

lesson-pitch-first = The Army asks for nothing, Sire. Almost nothing.
lesson-pitch-third = A trifle for the treasury. You will not even notice.
lesson-pitch-his = Majesty, the soldiers only want boots. Would I lie to you?
lesson-pitch-hers = The people love you. Let them show it, for very little money.

lesson-tracks = **Four pillars** hold the realm. Let one touch either end, and the Monarch is dead.
lesson-tracks-why = Bastien wears the crown. You advise him, which is not the same as wishing him well.
lesson-goal = Your **secret**: a strong Church, a weak People. When the Monarch dies, you score how far they stand your way.
lesson-goal-why = Everybody has another secret. The gold on the tracks marks where you want them, and only you see it.
lesson-hand = White half: what a **yes** does. Black half: what a **no** does. The Monarch sees neither, only the back.
lesson-hand-why = The back shows who comes to court and which pillars the card may move. Never how.
lesson-present = Find a card whose **yes** helps you. This one does both: Church up, People down.
lesson-present-do = Pick that card.
lesson-present-why = Each Advisor presents one card, face down, and pleads for it.
lesson-present-people = Look at its white half: the People would rise, and your secret wants them weak.
lesson-present-other = Not wrong, but it serves you less.
lesson-pitch = Now **sell it**. Take this line or write your own. Say anything; the card will not contradict you yet.
lesson-pitch-do = Say what you like, then confirm.
lesson-pitch-why = Nobody is bound by what they say. But what turns up later, everybody remembers.
lesson-believed = **He believed you!** One point, at once.
lesson-believed-why = Each Advisor whose card is accepted scores a point before anything is turned.
lesson-turned = Refusals first, then what he accepted. Only in the **first turn** may he change his mind, once.
lesson-turned-why = He has seen your card now, and kept his word. Later he will have to live with whatever he said.
lesson-thread = Two more of your wishes came true. The **People** hang by a thread.
lesson-thread-why = One more step down, and the Monarch dies of it.
lesson-trap = This one pushes the People down if he says **yes**, and if he says **no**. Offer it with a smile.
lesson-trap-do = Pick the trap, say something nice, then confirm.
lesson-trap-why = A card may hurt either way. The Monarch cannot know, unless he knows you.
lesson-trap-other = It might work. The other cannot fail.
lesson-story = Your card did it, so **you tell how**. One sentence is enough. One point for the tale.
lesson-story-why = Write it on the sheet, or leave it to the chronicle. The point is yours either way.
lesson-points = Church +3, People −5: **eight** for your secret. Bastien gets one for each yes: three.
lesson-points-why = A dead Monarch still counts his yeses. Long reigns are worth something, too.
lesson-judge = Now **you** wear the crown. Two pleas, two backs, two honest faces. Say yes to one at least.
lesson-judge-do = Accept or reject both, then confirm.
lesson-judge-why = You score a point for every yes. But somebody wants you dead, and will thank you for it.
lesson-mind = **That is what they did not tell you.** Keep your word, or change your mind: once in a reign.
lesson-mind-do = Keep it or change it, then confirm.
lesson-mind-why = In the first turn alone the Monarch may turn one verdict round after seeing the card.
lesson-end = Twelve yeses and you retire alive; few do. Now you know both sides of the throne. **Play?**
