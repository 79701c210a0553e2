# Reigns: The Council in English: every word a player reads.

game-title = Reigns: The Council
game-tagline = Plead, flatter and scheme before a Monarch who sees only the backs of your cards.

# Who speaks for a Proposal, one character per back

character-1 = the Abbess
character-2 = the Archbishop
character-3 = the Captain
character-4 = the Chaplain
character-5 = the Inquisitor
character-6 = the General
character-7 = the Templar
character-8 = a petitioner
character-9 = the Miller
character-10 = the Friar
character-11 = the Prophetess
character-12 = the Sergeant
character-13 = the Herald
character-14 = the Crusader
character-15 = the Sheriff
character-16 = a petitioner
character-17 = a petitioner
character-18 = the Tribune
character-19 = the Pilgrim
character-20 = a petitioner
character-21 = the Deserter
character-22 = a petitioner
character-23 = a petitioner
character-24 = a petitioner
character-25 = a petitioner
character-26 = a petitioner
character-27 = the Moneylender
character-28 = the Almoner
character-29 = the Relic Seller
character-30 = the Quartermaster
character-31 = the Ambassador
character-32 = a petitioner
character-33 = the Mercenary
character-34 = a petitioner
character-35 = a petitioner
character-36 = the Innkeeper
character-37 = the Physician
character-38 = a petitioner
character-39 = the Mayor
character-40 = a petitioner
character-41 = a petitioner
character-42 = the Admiral
character-43 = a petitioner
character-44 = a petitioner
character-45 = the Guildmaster
character-46 = the Midwife
character-47 = a petitioner
character-48 = a petitioner
character-49 = a petitioner
character-50 = a petitioner
character-51 = a petitioner
character-52 = a petitioner
character-53 = a petitioner
character-54 = the Treasurer
character-55 = the Steward
character-56 = a petitioner
character-57 = the Armourer
character-58 = the Grand Master
character-59 = a petitioner
character-60 = a petitioner
character-61 = a petitioner
character-62 = a petitioner
character-63 = the Tax Collector
character-64 = a petitioner
character-65 = a petitioner
character-66 = a petitioner
character-67 = a petitioner
character-68 = a petitioner
character-69 = a petitioner
character-70 = a petitioner
character-71 = a petitioner
character-72 = a petitioner
character-73 = a petitioner
character-74 = a petitioner
character-75 = a petitioner
character-76 = a petitioner
character-77 = a petitioner
character-78 = a petitioner
character-79 = a petitioner
character-80 = a petitioner

# Backs: the character, the pillars an accepted Proposal moves, a dot where it moves them far.

card-hidden = a hidden card
back-0 = a face-down goal
back-1 = { character-1 } (Church)
back-2 = { character-2 } (Church•)
back-3 = { character-3 } (Army)
back-4 = { character-4 } (Church, Army)
back-5 = { character-5 } (Church•, Army)
back-6 = { character-6 } (Army•)
back-7 = { character-7 } (Church, Army•)
back-8 = { character-8 } (Church•, Army•)
back-9 = { character-9 } (People)
back-10 = { character-10 } (Church, People)
back-11 = { character-11 } (Church•, People)
back-12 = { character-12 } (Army, People)
back-13 = { character-13 } (Church, Army, People)
back-14 = { character-14 } (Church•, Army, People)
back-15 = { character-15 } (Army•, People)
back-16 = { character-16 } (Church, Army•, People)
back-17 = { character-17 } (Church•, Army•, People)
back-18 = { character-18 } (People•)
back-19 = { character-19 } (Church, People•)
back-20 = { character-20 } (Church•, People•)
back-21 = { character-21 } (Army, People•)
back-22 = { character-22 } (Church, Army, People•)
back-23 = { character-23 } (Church•, Army, People•)
back-24 = { character-24 } (Army•, People•)
back-25 = { character-25 } (Church, Army•, People•)
back-26 = { character-26 } (Church•, Army•, People•)
back-27 = { character-27 } (Wealth)
back-28 = { character-28 } (Church, Wealth)
back-29 = { character-29 } (Church•, Wealth)
back-30 = { character-30 } (Army, Wealth)
back-31 = { character-31 } (Church, Army, Wealth)
back-32 = { character-32 } (Church•, Army, Wealth)
back-33 = { character-33 } (Army•, Wealth)
back-34 = { character-34 } (Church, Army•, Wealth)
back-35 = { character-35 } (Church•, Army•, Wealth)
back-36 = { character-36 } (People, Wealth)
back-37 = { character-37 } (Church, People, Wealth)
back-38 = { character-38 } (Church•, People, Wealth)
back-39 = { character-39 } (Army, People, Wealth)
back-40 = { character-40 } (Church, Army, People, Wealth)
back-41 = { character-41 } (Church•, Army, People, Wealth)
back-42 = { character-42 } (Army•, People, Wealth)
back-43 = { character-43 } (Church, Army•, People, Wealth)
back-44 = { character-44 } (Church•, Army•, People, Wealth)
back-45 = { character-45 } (People•, Wealth)
back-46 = { character-46 } (Church, People•, Wealth)
back-47 = { character-47 } (Church•, People•, Wealth)
back-48 = { character-48 } (Army, People•, Wealth)
back-49 = { character-49 } (Church, Army, People•, Wealth)
back-50 = { character-50 } (Church•, Army, People•, Wealth)
back-51 = { character-51 } (Army•, People•, Wealth)
back-52 = { character-52 } (Church, Army•, People•, Wealth)
back-53 = { character-53 } (Church•, Army•, People•, Wealth)
back-54 = { character-54 } (Wealth•)
back-55 = { character-55 } (Church, Wealth•)
back-56 = { character-56 } (Church•, Wealth•)
back-57 = { character-57 } (Army, Wealth•)
back-58 = { character-58 } (Church, Army, Wealth•)
back-59 = { character-59 } (Church•, Army, Wealth•)
back-60 = { character-60 } (Army•, Wealth•)
back-61 = { character-61 } (Church, Army•, Wealth•)
back-62 = { character-62 } (Church•, Army•, Wealth•)
back-63 = { character-63 } (People, Wealth•)
back-64 = { character-64 } (Church, People, Wealth•)
back-65 = { character-65 } (Church•, People, Wealth•)
back-66 = { character-66 } (Army, People, Wealth•)
back-67 = { character-67 } (Church, Army, People, Wealth•)
back-68 = { character-68 } (Church•, Army, People, Wealth•)
back-69 = { character-69 } (Army•, People, Wealth•)
back-70 = { character-70 } (Church, Army•, People, Wealth•)
back-71 = { character-71 } (Church•, Army•, People, Wealth•)
back-72 = { character-72 } (People•, Wealth•)
back-73 = { character-73 } (Church, People•, Wealth•)
back-74 = { character-74 } (Church•, People•, Wealth•)
back-75 = { character-75 } (Army, People•, Wealth•)
back-76 = { character-76 } (Church, Army, People•, Wealth•)
back-77 = { character-77 } (Church•, Army, People•, Wealth•)
back-78 = { character-78 } (Army•, People•, Wealth•)
back-79 = { character-79 } (Church, Army•, People•, Wealth•)
back-80 = { character-80 } (Church•, Army•, People•, Wealth•)

# A Proposal: what changes if it is accepted, and if it is rejected.

card-proposal = { $character } (yes:{ $yes-church ->
    [0] {""}
   *[other] {" "}Church { SIGNED($yes-church) }
}{ $yes-army ->
    [0] {""}
   *[other] {" "}Army { SIGNED($yes-army) }
}{ $yes-people ->
    [0] {""}
   *[other] {" "}People { SIGNED($yes-people) }
}{ $yes-wealth ->
    [0] {""}
   *[other] {" "}Wealth { SIGNED($yes-wealth) }
}; no:{ $no-church ->
    [0] {""}
   *[other] {" "}Church { SIGNED($no-church) }
}{ $no-army ->
    [0] {""}
   *[other] {" "}Army { SIGNED($no-army) }
}{ $no-people ->
    [0] {""}
   *[other] {" "}People { SIGNED($no-people) }
}{ $no-wealth ->
    [0] {""}
   *[other] {" "}Wealth { SIGNED($no-wealth) }
})


# Secret Goals

card-goal-church-weak-army-weak = weak Church and weak Army
card-goal-church-weak-army-strong = weak Church and strong Army
card-goal-church-strong-army-weak = strong Church and weak Army
card-goal-church-strong-army-strong = strong Church and strong Army
card-goal-church-weak-people-weak = weak Church and weak People
card-goal-church-weak-people-strong = weak Church and strong People
card-goal-church-strong-people-weak = strong Church and weak People
card-goal-church-strong-people-strong = strong Church and strong People
card-goal-church-weak-wealth-weak = weak Church and weak Wealth
card-goal-church-weak-wealth-strong = weak Church and strong Wealth
card-goal-church-strong-wealth-weak = strong Church and weak Wealth
card-goal-church-strong-wealth-strong = strong Church and strong Wealth
card-goal-army-weak-people-weak = weak Army and weak People
card-goal-army-weak-people-strong = weak Army and strong People
card-goal-army-strong-people-weak = strong Army and weak People
card-goal-army-strong-people-strong = strong Army and strong People
card-goal-army-weak-wealth-weak = weak Army and weak Wealth
card-goal-army-weak-wealth-strong = weak Army and strong Wealth
card-goal-army-strong-wealth-weak = strong Army and weak Wealth
card-goal-army-strong-wealth-strong = strong Army and strong Wealth
card-goal-people-weak-wealth-weak = weak People and weak Wealth
card-goal-people-weak-wealth-strong = weak People and strong Wealth
card-goal-people-strong-wealth-weak = strong People and weak Wealth
card-goal-people-strong-wealth-strong = strong People and strong Wealth

# What can be done

verb-crown = Crown { $seat }
verb-deal = Deal { $card }
verb-turn-up = Turn up { $card }
verb-draw = Draw from the { $place }
arg-draw-top-0 = left pile
arg-draw-top-1 = middle pile
arg-draw-top-2 = right pile
verb-present = Present { $card }
verb-accept = Accept what { $seat } proposes
verb-reject = Reject what { $seat } proposes
verb-reveal = Reveal what { $seat } proposed
verb-keep = Stand by your verdict
verb-change = Change your mind
verb-laugh = Laugh
verb-silence = Keep a straight face
verb-go-on = Go on with another reign
verb-stop = Stop here
verb-name = Name { $seat } as the next Monarch
verb-vote = Vote for { $seat }

# Questions

step-draw-hand = Which pile do you draw your hand from?
step-draw = Which pile do you draw from?
step-present = What do you propose to the Monarch?
step-judge = What do you accept, and what do you reject?
step-reveal-rejected = Whose rejected Proposal do you reveal next?
step-reveal-accepted = Whose accepted Proposal do you reveal next?
step-doubt = A first turn forgives one change of mind: do you use it now?
step-story = The tale of the Monarch’s death is told: do you laugh?
step-future = Shall there be another reign?
step-name = Who shall reign after you?
step-vote = Level on points: whose reign will be remembered?

# What happened. Pillars: 0 Church, 1 Army, 2 People, 3 Wealth; piles: 0 left, 1 middle, 2 right; verdicts: 1 accepted, 2 rejected.

event-crowned = Reign { $n0 }: { $seat } takes the crown.
event-goal-dealt = { $seat } receives a Secret Goal: { $c0 }.
event-piles-made = The Proposals make three piles of { $n0 }, { $n1 } and { $n2 }.
event-turned-up = The { $n0 ->
    [0] left
    [1] middle
   *[other] right
} pile shows { $c0 }.
event-drawn = { $seat } draws { $c0 } from the { $n0 ->
    [0] left
    [1] middle
   *[other] right
} pile, { $n1 } left.
event-reshuffled = The piles are spent: { $n0 } discarded Proposals are shuffled.
event-turn = Turn { $n0 } of { $seat }’s reign: the Council is in session.
event-presented = { $seat } presents { $c0 }.
event-accepted = The Monarch accepts what { $seat } proposes.
event-rejected = The Monarch rejects what { $seat } proposes.
event-scored-accepted = { $seat } is heard and scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
event-revealed = { $n0 ->
    [1] Accepted
   *[other] Rejected
}: { $seat } had presented { $c0 }.
event-kept = { $seat } stands by the verdict.
event-changed = { $seat } has a change of heart: what { $s0 } proposes is { $n1 ->
    [1] accepted
   *[other] rejected
} after all.
event-moved = { $n0 ->
    [0] Church
    [1] Army
    [2] People
   *[other] Wealth
} goes from { $n1 } to { $n2 }.
event-enacted = What { $seat } proposed is law, the Monarch’s { $n0 ->
    [1] first
   *[other] number { $n0 }
}.
event-discarded = What { $seat } proposed is discarded.
event-retired = With { $n0 } Proposals accepted { $seat } lays the crown down in peace.
event-died = { $seat } is dead, by the Proposal of { $s0 }.
event-buried = What { $seat } had presented stays unread: { $c0 }.
event-laughed = { $seat } laughs.
event-story-fell-flat = Nobody laughs at the tale of { $seat }.
event-scored-story = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the tale of the Monarch’s death.
event-scored-reign = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for the reign.
event-goal-shown = { $seat } wanted { $c0 }.
event-scored-goal = { $seat } scores { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
} for { $n1 ->
    [0] Church
    [1] Army
    [2] People
   *[other] Wealth
}.
event-would-go-on = { $seat } would go on.
event-would-stop = { $seat } would stop.
event-stopped = All agree: the realm ends here, after { $n0 ->
    [one] 1 reign
   *[other] { $n0 } reigns
}.
event-named = { $seat } names { $s0 } as the next Monarch.
event-collected = All goals and Proposals are gathered in.
event-tied = { $seat } shares the lead with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.
event-voted = { $seat } votes for { $s0 }.
event-won = { $seat } wins with { $n0 ->
    [one] 1 point
   *[other] { $n0 } points
}.

# Piles

pile-stock = below the three tops
pile-top-0 = top of the left pile
pile-top-1 = top of the middle pile
pile-top-2 = top of the right pile
pile-discard = discard
pile-buried = discarded unread
pile-reign = the Monarch’s pile
pile-goal-stock = undealt goals
pile-hand = hand
pile-presented = presented
pile-goal = goal

# Facts

fact-monarch = Monarch
fact-reign = reign
fact-turn = turn
fact-tracks = Church, Army, People, Wealth
fact-heights = heights of the piles
fact-points = points
fact-verdicts = verdicts
fact-changed = change of mind spent
fact-killer = whose Proposal killed
fact-heir = heir
fact-reigned = have reigned
fact-retire = accepted Proposals that end a reign
fact-champions = winners of the vote

# Options

option-story_bonus = The point for telling the Monarch’s death
option-story_bonus-always = always
option-story_bonus-laugh = if somebody laughs

# The clauses

clause-RC-01 = Three to six play. One of them is the first Monarch, drawn at random unless option first names a seat; all others are Advisors.
clause-RC-02 = Church, Army, People and Wealth have a track each, from −5 to +5; the outermost spaces are its ends, and every marker starts in the middle.
clause-RC-03 = There are 24 Secret Goals: any two pillars, each wanted weak or strong. Every Advisor is dealt one and keeps it to themselves.
clause-RC-04 = There are 256 Proposals. Each has a character, changes pillars one way if accepted and another if rejected, and carries icons to plead with. Its back tells only which pillars move if it is accepted, with a dot where they move far: behind every back all directions are equally frequent.
clause-RC-05 = The Proposals make three face-down piles as equal as can be, the first ones taking the extra cards. The back of each top card is there for all to see, and the next one shows as soon as it is drawn.
clause-RC-06 = From the Monarch’s left, each Advisor in turn draws seven Proposals, one by one, from any of the piles.
clause-RC-07 = Hidden are fronts in hands, goals, what lies below the tops, and presented fronts until they are revealed. Fronts discarded unrevealed, goals nobody was dealt and goals after a retirement are never shown. Points, tracks, judgements, sizes of hands and piles, revealed fronts and the backs of drawn cards are open to all.
clause-RC-10 = In any order, every Advisor presents one Proposal face down and pleads for it, truthfully or not. Once presented it stays presented.
clause-RC-11 = The Monarch accepts or rejects each of them, and accepts at least one. When all are judged, the judgement is final.
clause-RC-12 = Before anything is revealed, every Advisor whose Proposal is accepted scores a point.
clause-RC-13 = The rejected Proposals come first: the Monarch reveals them one at a time, in any order; their rejected parts move the markers, and they are discarded.
clause-RC-14 = Then the accepted ones, one at a time, in any order: their accepted parts move the markers, and they join the Monarch’s pile.
clause-RC-15 = In the first turn of each reign, after a card is revealed and before it takes effect, the Monarch may keep the verdict or change it, until one change has been made. The card then takes effect and goes where its new verdict sends it. Nobody’s points change by it, and the turn may end with nothing accepted.
clause-RC-16 = A marker stops at the end of its track. A card takes effect as a whole before anybody looks at the ends.
clause-RC-17 = After a turn every Advisor, from the Monarch’s left, draws one Proposal from a pile that is not empty. When the third pile runs out, the discard alone is shuffled into three new ones: hands and the Monarch’s pile stay out of it. A pack too small for that is refused.
clause-RC-20 = If a marker stands at an end after a card has taken effect, the Monarch dies and the reign is over; what is not revealed is discarded unread. Death goes before retirement.
clause-RC-21 = The Advisor whose Proposal took effect last tells how the Monarch died and scores one point, even if two markers reached an end or the verdict had been changed. With option story_bonus set to laugh, everybody else, the Monarch included, answers in secret whether they laughed, and one laugh is needed.
clause-RC-22 = A Monarch with twelve or more accepted Proposals at the end of a turn retires, before anyone draws, and no goal counts.
clause-RC-23 = The Monarch scores one point for each accepted Proposal in their pile. The one that kills counts, and so does one accepted by a change of mind; those accepted but never revealed do not.
clause-RC-24 = When the Monarch has died, the Advisors show their goals. Each of a goal’s two pillars on the wanted side scores its marker’s distance from the middle, 5 at the end; on the other side it costs nothing.
clause-RC-30 = The outgoing Monarch names the next among those who have not reigned yet.
clause-RC-31 = All cards are gathered in and a new reign is set up; points stay, and there is a change of mind again.
clause-RC-32 = The game ends when everyone has reigned, or after any reign if all, asked in secret, want to stop.
clause-RC-33 = The highest score wins. Those who share it are voted on in secret by everybody, without abstaining and not for oneself; the most votes win, and who are level on them share the victory.
clause-RC-40 = An Advisor may say anything to persuade, and may speak about what others propose.
clause-RC-41 = The Monarch leads the talk: cuts it short, asks around, limits speaking time, makes speeches. The rules are not theirs to change, and whoever runs out of time still presents.
clause-RC-EX-1 = A goal with one wanted marker at the end of its track and the other two spaces out scores 5 + 2 = 7.
clause-RC-EX-2 = A Proposal that, if accepted, moves Church by +1 and Army by −2 has a back with Church, and Army with a dot.
