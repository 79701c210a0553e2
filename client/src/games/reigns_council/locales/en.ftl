# The words of this table in English: what tracks, piles, lanes and the black page say, beside the words of the game.

reign-turn = Reign { $reign }{ $turn ->
    [0] {""}
   *[other] , turn { $turn }
}
phase-draw = Drawing
phase-present = Pitches
phase-judge = Verdicts
phase-reveal = Reveal
phase-after = Aftermath
verdicts-go-on = The verdicts take their course.
reign-is-over = The reign is over: points are counted.

tracks = The four pillars
track-is = { $pillar } { $at ->
    [0] in the middle
   *[other] at { SIGNED($at) } of 5
}{ $wish ->
    [0] {""}
    [1] , and you want it strong
   *[other] , and you want it weak
}
strong = strong
weak = weak
secret = Your secret
seats = Players
monarch = the Monarch
points = { $count ->
    [one] point
   *[other] points
}
laws = Accepted so far: { $count }. At { $retire } the Monarch retires alive.

piles = The three piles
piles-yours = Draw from whichever pile you like. Backs tell the pillars, never the way.
piles-theirs = { $seat } is drawing.
pile-empty = empty
pile-shows = { $pile }: { $card }
pile-height = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
draw-rest = Draw my hand here
draw-stop = Stop drawing
draw-stops = { $count ->
    [0] Stop at a character…
    [one] Stops at 1 character
   *[other] Stops at { $count } characters
}
draw-met = Your order waits: { $who } is on top.

part-yes = Accept
part-no = Reject
council = Before the Monarch
you = { $seat }, you
slot = nothing presented yet
floor-yours = You have the floor.
floor-theirs = is choosing among { $count ->
    [one] { $count } card
   *[other] { $count } cards
}…
floor-silent = says nothing.
accept = Accept
reject = Reject
accepted = Accepted
rejected = Rejected
accept-one = one must be accepted

floor = The floor
reigns = { $seat } reigns.
reigns-you = You reign.
mood-0 = Backs only, please: the Monarch is easily frightened.
mood-1 = The Monarch has slept badly and is all ears.
mood-2 = Speak plainly, or at least briefly.
mood-3 = The Council will kindly come to the point.
asks = To { $seat }:
ask = Ask { $seat } for an opinion
ask-short = Ask
ask-plain = And what do you say to that?
cut = Cut { $seat } short
cut-do = Cut short
cut-short = cut short
speech = Give a speech
speak = Speak
speech-plain = My loyal Advisors…
time = Speaking time
time-of = { $seconds ->
    [0] free
    [60] 1 min
   *[other] { $seconds } s
}
time-left = { $seconds } s left
time-up = Time is up.

pitch = Your pitch
they-see = They see
icons = { $one } and { $two }: bend this line as you like.
suggest = Suggested line
say-it = Say it
pitch-closed = The Monarch has cut you short. You can still present.
own-hand = Your hand: { $count ->
    [one] { $count } Proposal
   *[other] { $count } Proposals
}

is-dead = { $seat } is dead.
is-retired = { $seat } retires.
killed-by = Fatal Proposal by { $seat }.
retired-with = { $count } Proposals accepted, and nobody killed.
epitaph = Reigned { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, said yes { $laws ->
    [0] to nothing that lasted
    [one] once
   *[other] { $laws } times
}.
story = { $seat } tells how it happened.
story-yours = You did it. Tell them how.
story-plain = And so { $seat }, still smiling,…
story-tell = That is how it was
story-none = Not told yet.
story-church-strong = The Church grew so great that { $seat } was made a saint on the spot. A saint, it turns out, has to be dead.
story-church-weak = There was nobody left to bless the soup. { $seat } tasted it first, as a matter of principle.
story-army-strong = The generals held their parade indoors. { $seat } was asked to stand very still, and still does.
story-army-weak = The enemy came over the wall, and the whole army saluted: both of them. { $seat } was looking for the key to the tower.
story-people-strong = The people loved { $seat } so much that everybody wanted to take a piece home.
story-people-weak = { $seat } went to wave from the balcony, and there was nobody left to hold the ladder.
story-wealth-strong = The treasury was so full that its door opened inwards only. { $seat } had gone in to count.
story-wealth-weak = The crown was pawned, then the throne, then the floor. { $seat } had just sat down.
ha = HA HA!
hm = …
from-below = from below
flat = Nobody laughs.
laughter = Who laughed
goals-turned = Goals turned
goals-kept = No goal is shown or scored: nobody died.
points-of = Points of this reign
player = Player
column-had = Before
column-heard = Yes
column-story = Story
column-goal = Goal
column-reign = Reign
column-now = Now

next = What comes next
ballot = Another reign? All answer in secret; only if everybody says stop is it over.
ballot-sealed = The answers are sealed. Waiting for { $names }.
heir-yours = Hand the crown on: who reigns next?
heir = { $seat } hands the crown on.
vote = Level on points: whose reign and death were the most memorable?
said-go-on = { $seat } would go on.
said-stop = { $seat } would stop.
said-vote = { $seat } votes for { $other }.
has-reigned = has reigned

keys-arrows = reject, accept the Proposal you picked, else the first on your desk
    .key = Left Right
keys-ways = accept, reject the Proposal you picked
    .key = a r
