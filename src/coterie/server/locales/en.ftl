# The words of the table server, in English: what a client shows around a game.

# The house

house-draining = The house is closing for a moment. Your table is kept, and so is your seat.
house-offline = The connection is gone. Coming back…
house-back = The connection is back.
create-anyone = Anyone may open a table.
create-owner = Only the owner of this house opens tables.

# A table

status-waiting = The game has not begun.
status-playing = The game is on.
status-over = The game is over.
status-ended = The game was ended without a result.
status-closed = The table is closed: nobody came back.
status-paused = The table is paused. All clocks stand still.
listed-no = Only whoever has the link finds this table.
listed-yes = This table is on the list.
seat-free = a free seat
seat-you = your seat
seat-away = { $name } is away
seat-stand-in = a bot plays for { $name }
seat-stand-in-you = Your time was up: a bot plays for you.
seat-host = { $name } is the host of this table
gallery-count = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
invitation-link = Whoever has this link can take a seat.
key-link = This link is your seat, on any device. Show it to nobody.
watching = You are watching. You see what everybody may see.

# Clocks

clock-0 = no clock
clock-30 = 30 seconds a decision
clock-120 = 2 minutes a decision
clock-300 = 5 minutes a decision
clock-86400 = one day a decision
clock-172800 = 2 days a decision
clock-259200 = 3 days a decision
clock-604800 = one week a decision
due-you = You have { $left } left.
due-seat = { $seat } has { $left } left.
due-until = until { $date }
due-over = Time is up.
due-then-bot = { $whose ->
    [mine] Then a bot plays for you until you are back.
   *[other] Then a bot plays until { $name } is back.
}
due-then-vote = { $whose ->
    [mine] Then the others vote whether a bot plays for you.
   *[other] Then the others vote whether a bot plays until { $name } is back.
}
due-then-wait = Nothing happens then: the table waits.

# When time is up, or a player is gone

absent-wait = The table waits.
absent-bot = A bot plays until the player is back.
absent-vote = The others vote whether a bot plays until the player is back.

# Who may watch

watch-anyone = Anyone may watch.
watch-invited = Whoever has the link may watch.
watch-nobody = Nobody may watch.

# What may be said

talk-silent = Nobody says anything here.
talk-gestures = There are gestures, belief and doubt, and no words.
talk-court = What the cards can answer may be said, without free words.
talk-free = Anything may be said, and what the cards can answer is noted.
ledger-shown = Everybody sees at once which words were kept, as far as they can know it.
ledger-end = Which words were kept is told at the end: until then, remember.

# Votes

vote-undo = { $name } asks to take the last answer back.
vote-end = { $name } asks to end the game without a result.
vote-rematch = { $name } asks: ready for another game?
vote-stand-in = { $name } is not here. Shall a bot play for now?
vote-count = { $yes } of { $voters } say yes.
vote-count-rematch = { $yes } of { $voters } { $yes ->
    [one] is
   *[other] are
} ready.
vote-yes = Yes
vote-no = No
vote-ready = Ready
vote-not-ready = Not now
proposal-refused = { $topic ->
    [undo] { $name } says no: the last answer stays.
    [rematch] { $name } is not ready for another game.
   *[other] { $name } says no: the game goes on.
}
proposal-withdrawn = { $topic ->
    [undo] { $name } no longer asks to take the last answer back.
    [end] { $name } no longer asks to end the game.
    [rematch] { $name } no longer asks for another game.
   *[other] { $name } has called the other table off.
}
proposal-lapsed = { $topic ->
    [undo] Not everybody said yes in time: the last answer stays.
    [end] Not everybody said yes in time: the game goes on.
    [rematch] Not everybody was ready in time: no other game begins.
   *[other] The invitation to the other table has lapsed.
}

# Standing orders

standing-none = You have left no order.
standing-left = Your order stands: { $order }.
standing-amount = Your order stands: { $order }, { $amount }.
standing-gone = Your order is gone with what it was for.
standing-secret = Nobody else learns of an order, and an answer by order looks like any other.

# What one can do

do-order = Leave an order
do-ready = Ready
do-more = +15 s
do-undo = Take it back
do-propose = Propose
do-vote = Vote
do-withdraw = Withdraw
do-say = Say
do-start = Begin
do-rematch = Play again
do-next = Play something else
do-resign = Give up my seat
do-pause = { $on ->
    [yes] Pause
   *[no] Go on
}
do-back = Take my seat back from the bot
do-sit = { $seat ->
    [none] Leave my seat and watch
   *[other] Take seat { $seat }
}
do-bot = { $level ->
    [none] Send the bot away
   *[other] Let a bot play
}
do-make-host = { $whose ->
    [mine] Become the host
   *[other] Make { $name } the host
}
do-rename = Be called { $name }
do-colour = Wear another colour
do-pace = Change the bots’ pace
do-agree = Change what was agreed
do-mute = { $on ->
    [yes] Silence { $name }
   *[no] Let { $name } talk again
}
do-remove = Show { $name } the door
do-hush = Remove this line

# Talk

room-table = Everybody at the table and in the gallery reads this.
room-gallery = Only the gallery reads this.
line-cut = (cuts { $name } short)
line-time = { $seconds ->
    [0] (speak as long as you like)
   *[other] (you have { $seconds } seconds to speak)
}
line-hands-over = (another hand plays { $name }’s seat from now on)
line-removed = The host has removed this line.

# Why something is not done

refused = That cannot be done.
refused-act-long = That is longer than { $most } bytes: say it in fewer.
refused-amount = This order takes { $low } to { $high }, not { $amount }.
refused-aside = This table cannot be opened. The owner of the house finds the reason in its log.
refused-begun = The game has begun. You can watch it, if the table lets you.
refused-bot = During a game a bot’s level can be changed, but somebody has to play the seat.
refused-broken = This table cannot go on: { $why }
refused-create = Only the owner of this house opens tables: ask them for a link.
refused-crowded = There is no room left at this table.
refused-uninvited = You came to watch: ask somebody at the table for an invitation to play.
refused-disk = The house has no room left to keep this, so nothing was done. Try again when its owner has made some.
refused-damaged = What the house kept of this is damaged, so nothing was done. Its owner can bring a backup back.
refused-draining = The house is closing for a moment: try again shortly.
refused-elsewhere = This table is at another house.
refused-house = Only another house of the same owner may do this.
refused-moved = This table moves to another house. Try again in a moment.
refused-unreachable = The house cannot reach what it keeps, so nothing was done. It is tried again in a moment.
refused-encoding = The house takes requests as they are, not compressed.
refused-forgotten = This was done long ago. It is not done again, and its answer is no longer kept.
refused-gallery = Only who has a seat can do this.
refused-goes-on = This game goes on: it can be replayed when it is over.
refused-host = Only the host can do this.
refused-owner = This is for the owner of the house.
refused-owner-link = This owner link was used before, or is from another day: start the server again for a new one.
refused-house-full = Every table of the house is taken: try again when one is free.
refused-key = This key opens no seat here: it may be mistyped, the table may be gone, or its holder was shown the door.
refused-personal = This personal key brings no seat along: it may be cut short or mistyped. Copy the whole link again.
refused-renewed = This personal key was renewed. Bring the new one here from the device where that was done.
refused-same-key = The new personal key is the old one. Nothing was changed: try again.
refused-other-seat = Your personal key has another seat at this table already, and takes no second one.
refused-many-keys = No more than { $most } personal keys bring one seat along.
refused-own-words = These are your own words.
refused-reports = You have told the owner of much at this table: let them read it first.
refused-late = This question is no longer being asked, or not yet.
refused-muted = The host has silenced you.
refused-name-of-house = The house does not know itself by this name. Its owner can make it known with the setting public_url.
refused-name = Somebody here is called { $name } already: choose another name.
refused-no-floor = Nobody leads the talk here: just talk.
refused-time = A speaking time is a number of seconds, or 0 for as long as one likes.
refused-undo-spoken = You have spoken about it. Propose to take it back: then everybody decides.
refused-no-lot = There is nothing to leave an order for now.
refused-no-vote = There is no such vote, or it is over.
refused-no-order = This game has no order “{ $order }”.
refused-no-voter = This vote is for the other players.
refused-origin = Pages of other sites may not do this.
refused-other-body = This command was given before with something else in it.
refused-pause = It is so already.
refused-paused = The table is paused: go on first.
refused-no-window = Nobody waits for talk just now.
refused-gavel = This moment ends by itself.
refused-more = { $seconds } seconds more can be had once a round, and not here.
refused-replaced = You have chosen another move in its place.
refused-dropped = You have withdrawn it.
refused-not-held = It is not waiting any more.
refused-kept-back = Enough of your words are kept back: wait until everybody’s are told.
refused-proposed = This is being voted on already.
refused-read-only = The house can keep nothing at the moment, because its disk can only be read. Nothing was done.
refused-removed = You were shown the door.
refused-seat = This seat is not free, or there is no such seat: choose another.
refused-colour = Somebody else wears this colour: choose another.
refused-slow = The request did not come in time: send it again.
refused-sockets = There are too many connections already: close one and try again.
refused-take-backs = { $most } moves were taken back already: no more can be in this game.
refused-too-fast = That was too fast: wait a moment and try again.
refused-watch = This table is not to be watched.
refused-when-closed = The table is closed.
refused-when-ended = The game was ended: this cannot be done any more.
refused-when-over = The game is over: this cannot be done any more.
refused-when-playing = This cannot be done during a game.
refused-when-waiting = The game has not begun yet.
refused-whispers = This table has agreed not to whisper.
refused-whispers-round = You have whispered { $most } times in this round: wait for the next one.
refused-whisper-bot = Bots have no ear for whispers: say it aloud.
wrong-clock = A clock is one of { $clocks } seconds a decision, not { $clock }.
wrong-eyes = No eyes at this table are called “{ $eyes }”.
wrong-line = Nothing was said.
wrong-name = A name needs at least one letter.
wrong-pack = There is no card pack “{ $pack }” here: there are { $packs }.
wrong-rules = This game was played by version { $theirs } of the rules. The house knows version { $ours } and cannot show it.
wrong-seat = Seat { $seat } is not to be had at a table of { $seats }.
no-match = This table has no such game.
no-socket = This address is for live connections.
no-table = There is no such table, or the link to it is not complete.
bad-body = The house did not understand this request.
bad-query = There is no such thing to ask for.
fault = The house made a mistake. Nothing was changed: please try again.
http-400 = The house did not understand this request.
http-404 = There is nothing at this address.
http-405 = This address does not do that.
http-413 = That is more than 16 KiB.
http-417 = The house cannot do what is expected of it.

# Why a connection was closed

bad-key = This key opens no seat here: it may be mistyped, the table may be gone, or its holder was shown the door.
bad-message = The house did not understand this program. Load it anew.
removed = The host has shown you the door.
restart = The house is closing for a moment. Coming back shortly…
too-fast = Too many wrong keys came from your address: wait a minute.
too-many = This seat was opened in too many places. It goes on in the last one.
no-minister = { $game } has no ministers to ask
refused-hints = It was not agreed that ministers may be asked at this table.
refused-hint = You can ask a minister when something is asked of you.
refused-no-advice = The minister is busy: ask again in a moment.

# Notices, to players who are elsewhere

notice-turn = { $count ->
    [one] { $names }, it is your turn at table { $table }.
   *[other] { $names }: it is your turn at table { $table }.
}
notice-hello = From now on this channel hears whose turn it is at table { $table }.
refused-address = The house calls public https addresses only, such as https://ntfy.sh/our-table.
refused-webhook = Nothing took the notice at this address. It must answer at once, and must not send the house elsewhere: copy it again from your channel’s settings.
refused-webhook-status = This address answers { $status } instead of taking the notice: copy it again from your channel’s settings.
refused-webhook-host = Only the host of a table chooses the channel that hears of it.
refused-topic = The address of a topic at ntfy ends with its name, such as ntfy.sh/our-table.
refused-quiet = Quiet hours are two times of the day and a place, such as { $example }.
refused-subscription = The house cannot read this browser’s subscription: switch the calls off and on again.

# Finished games

no-share = There is no such link to a game. Whoever gave it may have taken it back: ask them for a new one.
no-share-short = This link is cut short. Copy the whole of it, or ask whoever gave it to send it again.
refused-shares = There are { $most } links to games of this table already: take one back first.
refused-at-end = Nothing is left to play at this moment of the game: go back to an earlier one.
refused-lesson = This lesson has changed in the meantime: begin a new game.
