# Reigns: The Council in one minute, in English.

minute-aim = One of you wears the crown. The others advise it, sweetly, **towards a disaster of their own choosing**. Most points wins, once everyone has reigned.
minute-facts = one short reign each · 20 minutes a reign, 4 with bots
minute-1 = Four pillars
minute-1-text = Church, Army, People, Wealth. Let one of them reach either end, and the Monarch is dead.
minute-2 = A secret each
minute-2-text = Every Advisor wants two of them far from the middle on the day the Monarch dies.
minute-3 = Plead for a card
minute-3-text = Lay it face down. Its back tells which pillars it moves, never which way. The rest is your tongue.
minute-3-plea = A trifle, Sire!
minute-4 = Yes or no
minute-4-text = The Monarch judges every plea, and must say yes to at least one. Each yes is a point for its Advisor.
minute-4-yes = Yes
minute-4-no = No
minute-5 = Turn and tremble
minute-5-text = Refused cards do their black half, accepted ones their white half. Markers step. Sometimes off the edge.
minute-ends-text = Death: the culprit tells how it happened, and secrets are paid. Or the twelfth yes lets the Monarch retire alive, and no secret pays. Then the crown moves on.
minute-fun-text = A terrible idea, a charming voice, and a Monarch who has to say yes to somebody. Lying is not cheating here; it is the job.
