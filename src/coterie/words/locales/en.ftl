# The words every game shares, in English.

card-hidden = a hidden card
event-undo = { $n2 ->
    [1] Everybody agrees: { $s1 }’s last move is taken back.
   *[other] { $seat } takes the last move back.
}

# Records

record-open = Everything is told, also what no player knew.
record-seat = As { $seat } saw it. A question mark stands for what { $seat } did not see.
record-onlooker = As an onlooker saw it. A question mark stands for what an onlooker does not see.
record-option = { $option }: { $value }.
record-first = { $value ->
    [random] Chance decides who begins.
   *[other] { $value } begins.
}
record-player = { $seat }: { $player }.
player-person = a person
player-random = a bot that plays at random
player-courtier = the courtier, a bot
record-over = The game is over. { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
record-unfinished = The game goes on from here.

# Rules pages

rules-players = For { $fewest } to { $most } players.
rules-unofficial = Our own words for the rules that this program enforces. Unofficial.
rules-aim = The aim
rules-words = The game’s words
rules-options = Options of the game
rules-elsewhere = En français

# Before the game: who begins

option-first = Who begins
option-first-random = at random
option-first-A = seat A
option-first-B = seat B
option-first-C = seat C
option-first-D = seat D
option-first-E = seat E
option-first-F = seat F

# Why something is refused; where a clause says so, it is named

refused-not-legal = { $clause ->
    [none] That cannot be done now.
   *[other] That cannot be done now: see clause { $clause }.
}
refused-not-asked = You are not asked anything now.
refused-blind = A run of answers ends where a card is drawn or shown, or another seat is asked.
refused-undo = A move can be taken back only until a card is drawn or shown, another seat acts, or the game ends.
refused-take-back = Nothing can be taken back here: what chance gave stays given, and a game that is over stays so.
refused-nothing = Nothing was answered.
refused-argument = “{ $saying }” is not said like this. It takes: { $wants }
refused-no-saying = Nothing in this game is said with “{ $saying }”.
refused-acted = Somebody has acted since: this stays promised.
refused-answered = You have answered this already.
refused-asked = You have asked this already.
refused-decided = Everybody knows already what became of this.
refused-no-line = There is no such line.
refused-no-offer = Nothing was offered to you in such a line.
refused-no-person = There is nobody here for that.
refused-leader = Only who leads the talk can do this.
refused-no-promise = You can take back a promise of your own, and nothing else.
refused-no-promise-offered = An offer is a promise for a promise, and nothing else.
refused-no-question = Nothing was asked of you in such a line.
refused-not-decided = Nobody can know yet what became of this.
refused-not-now = This cannot be said now: it is too early, too late, or not yours to say.
refused-nothing-played = No game is being played that this could be about.
refused-offer-closed = This offer was answered or withdrawn already.
refused-offer-lapsed = This offer has lapsed: its moment is over.
refused-offers = { $most } of your offers are open already: wait for an answer, or take one back.
refused-one-bargain = A line asks or offers one thing only.
refused-own-line = This is your own line: the others believe it or not.
refused-pact = A pact is not taken back: it is kept, or it is torn.
refused-talk-full = { $most } such things were said in this game already: there is no room for more.
refused-talk-level = This table has agreed not to say such things.
refused-versions = You have told { $most } versions of this already.

# What was wrong with a request

wrong-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
wrong-option = { $game } has no option “{ $option }”: it has { $options }
wrong-value = option { $option } is one of { $values }, not “{ $value }”
wrong-game = no game is called “{ $name }”: there are { $games }
wrong-bot = { $game } has no bot “{ $level }”: there are { $levels }

# What was said, and what became of it

mark-pending = open
mark-kept = kept
mark-broken = not kept
mark-void = void
mark-untested = never tested
reason-sent = another player decided it
reason-no-choice = it could no longer be done
reason-stabbed = the card was stabbed
reason-undone = what it was about was taken back
reason-other-hand = somebody else plays the seat now
reason-released = the other side broke its word first
reason-taken-back = taken back in time
reason-never-came = the occasion did not come
reason-buried = the card was never shown
gesture-bow = bow
gesture-laugh = laugh
gesture-gasp = gasp
gesture-shrug = shrug
gesture-applause = applause
gesture-glare = glare
gesture-toast = toast
gesture-yawn = yawn

# How bots word what is no saying. The line beside it says what it is about.

tongue-believe-1 = I believe it.
tongue-believe-2 = That sounds true to me.
tongue-believe-3 = I take you at your word.
tongue-believe-4 = Why not? I am inclined to believe it.
tongue-doubt-1 = I doubt that.
tongue-doubt-2 = Do you take me for a fool?
tongue-doubt-3 = I have heard that before, and I did not believe it then.
tongue-doubt-4 = Allow me to doubt it.
tongue-offer-1 = A bargain, { $seat }. From me: “{ $mine }”. From you: “{ $wants }”.
tongue-offer-2 = { $seat }, I promise “{ $mine }” if you promise “{ $wants }”. Agreed?
tongue-offer-3 = Let us help each other, { $seat }: “{ $mine }”, for your “{ $wants }”.
tongue-offer-4 = My word against yours, { $seat }. Mine: “{ $mine }”. Yours: “{ $wants }”.
tongue-accept-1 = Agreed.
tongue-accept-2 = You have my word.
tongue-accept-3 = Done. I trust that we both remember it.
tongue-accept-4 = That suits me. We have a pact.
tongue-refuse-1 = No, thank you.
tongue-refuse-2 = I would lose by that.
tongue-refuse-3 = You are too kind; no.
tongue-refuse-4 = Not at this price.
tongue-decline-1 = I would rather not say.
tongue-decline-2 = No comment.
tongue-decline-3 = Allow me to keep that to myself.
tongue-decline-4 = You will see soon enough.
tongue-ask-1 = { $seat }, a question: { $what }
tongue-ask-2 = May I ask, { $seat }? { $what }
tongue-ask-3 = Tell us, { $seat }: { $what }
tongue-ask-4 = Be frank, { $seat }. { $what }
tongue-cite-1 = I have not forgotten what your word was worth.
tongue-cite-2 = We had a pact. You tore it.
tongue-cite-3 = I remember what you promised, and what you did.
tongue-cite-4 = Once was enough: you did not keep it.
tongue-react-bow-1 = *bows*
tongue-react-bow-2 = *bows, a little too low*
tongue-react-bow-3 = *bows without a word*
tongue-react-bow-4 = *bows and smiles*
tongue-react-laugh-1 = *laughs*
tongue-react-laugh-2 = *laughs out loud*
tongue-react-laugh-3 = *laughs behind a fan*
tongue-react-laugh-4 = *cannot help laughing*
tongue-react-gasp-1 = *gasps*
tongue-react-gasp-2 = *gasps and steps back*
tongue-react-gasp-3 = *gasps, a hand on the heart*
tongue-react-gasp-4 = *is left without breath*
tongue-react-shrug-1 = *shrugs*
tongue-react-shrug-2 = *shrugs: you will see*
tongue-react-shrug-3 = *shrugs and looks elsewhere*
tongue-react-shrug-4 = *lifts a shoulder*
tongue-react-applause-1 = *applauds*
tongue-react-applause-2 = *applauds with two fingers*
tongue-react-applause-3 = *claps slowly*
tongue-react-applause-4 = *applauds warmly*
tongue-react-glare-1 = *glares*
tongue-react-glare-2 = *glares and says nothing*
tongue-react-glare-3 = *gives a dark look*
tongue-react-glare-4 = *will remember that*
tongue-react-toast-1 = *raises a glass*
tongue-react-toast-2 = *drinks to that*
tongue-react-toast-3 = *raises a glass to the company*
tongue-react-toast-4 = *empties the glass*
tongue-react-yawn-1 = *yawns*
tongue-react-yawn-2 = *hides a yawn*
tongue-react-yawn-3 = *yawns without shame*
tongue-react-yawn-4 = *stifles a yawn*

# Who lied, when a game is over

lied-title = Who lied
lied-summary = { $said ->
    [one] one thing said
   *[other] { $said } things said
}, { $judged } judged, { $broken } not kept
lied-nothing = Nothing was said in this game that the cards could answer.
lied-boldest = The boldest lie that worked
lied-trusted = The most trusted liar
lied-cassandra = Cassandra
lied-nose = The best nose
lied-word = The kept word
lied-crime = The perfect crime
lied-boldest-who = { $seat }, { $chapter }: { $what }
lied-trusted-who = { $seat }, believed { $count ->
    [one] once
   *[other] { $count } times
}
lied-cassandra-who = { $seat }, right and doubted { $count ->
    [one] once
   *[other] { $count } times
}
lied-nose-who = { $seat }, { $count } of { $of } doubts right
lied-word-who = { $seat }, { $count ->
    [one] one deal kept
   *[other] { $count } deals kept
}
lied-crime-who = { $seat }, { $chapter }: { $what }
lied-boldest-why = Believed by { $count } of { $of }: { $outcome }.
lied-trusted-why = { $chips }. None of it kept.
lied-cassandra-why = { $chips }. All of it kept.
lied-nose-why = Not kept, and doubted in time: { $chips }.
lied-word-why = { $chips }. Kept to the end.
lied-crime-why = Nobody could tell at the table: { $outcome }.
lied-quoted = “{ $what }”
lied-word-kept = word kept
lied-kept-of = { $of ->
    [0] –
   *[other] { $kept } of { $of }
}
lied-doubts = doubts right { $right } of { $of }
lied-look-kept = kept
lied-look-broken = not kept
lied-look-believed = not kept, yet believed
lied-look-untested = never tested
lied-look-record = by the record
lied-believed-by = believed by { $names }
lied-doubted-by = doubted by { $names }
lied-deal-with = deal with { $seat }
lied-deal-short = ⇄ { $seat }

# Bots: how well they play, and in which temper

level-random = at random
level-page = page
level-courtier = courtier
level-minister = minister
level-eminence = éminence grise
level-page-why = random, with manners
level-courtier-why = knows the game
level-minister-why = thinks ahead
level-eminence-why = thinks about you
temper-none = even-tempered
temper-careful = careful
temper-bold = bold
temper-sly = sly
temper-loyal = loyal
temper-vengeful = vengeful
temper-generous = generous
temper-none-why = Plays the game, not the people.
temper-careful-why = Counts twice, plays once.
temper-bold-why = Never met a stake she feared.
temper-sly-why = Smiles first. Explains later.
temper-loyal-why = Keeps her word, and yours.
temper-vengeful-why = Forgets nothing. Nothing.
temper-generous-why = Gives freely, then asks.
why-best = Of the tables I imagined, this one went best.
advice-title = What would a minister do?
advice-from = from what you can see, no more
advice-chance = { $percent } %
advice-chance-why = the chance to win, as a minister reckons it
advice-none = There is one answer a minister would think of.
review-title = { $count ->
    [0] A minister would have played much the same
    [one] One decision cost you most
    [two] Two decisions cost you most
   *[other] Three decisions cost you most
}
review-from = A minister looked over your shoulder afterwards, and saw only what you saw then.
review-same = { $same } of { $all }
review-same-why = as the minister would have
review-cost = { $percent } %
review-cost-why = chance to win
review-move = Move { $move }
review-you = you
review-minister = a minister would
review-watch = Watch this moment
review-luck = Reckoned over imagined tables, decision by decision. Luck is not a mistake: the same answer may have won that time. Only you see this page.
