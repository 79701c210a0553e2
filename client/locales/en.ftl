# The words of the web client, in English: what only the browser says.

client-about = A table for games of court intrigue: with friends, or with bots.

# The antechamber

client-hello = The court is sitting.
client-announced = You will be announced as
client-guest = Guest
client-no-account = No account, no waiting.
client-play = Play now
client-players = { $fewest } to { $most } players
client-invite = Invite friends
client-watch = Watch bots
client-how = How to play
client-lesson = First lesson
client-tables = My tables
client-turn-at = Your turn: { $title }
client-back-to = Back to { $title }
client-tables-none = The tables you sit at and the games you have played are listed here. They are remembered on this device alone.
client-record-bring = Bring my record from another device
client-tables-idle = No game is on.
client-tables-all = Show all { $count } tables
client-table-gone = The house no longer has this table, or your seat at it.
client-take-off = Take off this list
client-past = Games played
client-past-none = Games that you finish come here, to be watched again.
client-past-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}
client-past-mine = You had { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
client-replay = Watch the replay
client-who-lied = Who lied
client-unofficial = Unofficial fan work. Our own words and drawings; titles belong to their publishers. Free software, no tracking.

# Everywhere

client-language = Language
client-settings = Settings
client-setting-motion = Let things move
client-setting-sound = Sounds
client-setting-sound-hint = Small ones: your turn, cards, coins, the end. They tell nothing that you do not see.
client-setting-touch = Vibrate
client-setting-touch-hint = Briefly, when it is your turn and when your answer is given.
client-setting-confirm = Confirm every answer
client-setting-confirm-hint = Choose, then confirm: a slip costs nothing.
client-setting-at-once = Answer at once what has only one answer
client-setting-at-once-hint = Only where the whole table sees it. What your hidden cards force is still asked, so your speed tells nothing.
client-setting-everything = List everything that can be done
client-setting-everything-hint = Also what can be chosen on the table itself.
client-setting-keys = Keys that pick
client-setting-keys-hint = Digits and letters, as the things on the table show them.
client-setting-plain = Plain tables
client-setting-plain-hint = Every game pile by pile, without its own table.
client-setting-marks = Mark my bluffs
client-setting-marks-hint = Your own chips say what is true and what is a bluff. Only you see it.
client-setting-blur = Words I do not want to read
client-setting-blur-hint = Separate them by spaces. Only your page blots them out.
client-setting-hints = Hints for a first game
client-setting-hints-hint = Each of them once. Switched on again, from the beginning.
client-setting-calls = Call me when it is my turn
client-setting-calls-hint = With a notification, when this page is out of sight or closed. It names you, the game and the table, no card.
client-calls-insecure = Not here: browsers allow notifications only over https, or on the machine the house runs on. The title and the icon of the page still call.
client-calls-unable = This browser has no notifications. The title and the icon of the page still call.
client-calls-denied = Your browser refuses notifications from this page: allow them in its own settings for this page, then come back.
client-close = Close
client-ok = All right
client-home = To the antechamber
client-reload = Try again
client-name = Name
client-colour = { $colour ->
    [0] blue crown
    [1] orange rose
    [2] green tower
    [3] purple key
    [4] sky moon
   *[5] vermilion sword
}
client-marker = Seat { $seat }, { client-colour }

# The door and the waiting room

client-opening = Opening the door…
client-at-table = At the table: { $names }
client-bot-named = { $name } (a bot)
client-in-gallery-count = { $count ->
    [one] { $count } onlooker: { $names }
   *[other] { $count } onlookers: { $names }
}
client-sit = Take a seat
client-which-seat = or choose a seat:
client-look-on = Look on
client-forget = Forget this seat
client-table-of = The table of { $name }
client-free = { $count ->
    [0] every chair is taken
    [one] one chair is free
   *[other] { $count } chairs are free
}
client-here = is here
client-host = host
client-rename = Name and colour
client-review = Review
client-seat-bot = Seat a bot
client-in-gallery = In the gallery: { $names }
client-house-rules = House rules
client-chairs = Chairs
client-clock = Clock
client-absent = { $clock ->
    [0] When somebody is gone
   *[other] When time is up, or somebody is gone
}
client-bot-pace = Bots’ pace
client-bots-brisk = Brisk bots
client-bots-leisurely = Leisurely bots
client-watching-bots = You are watching bots.
client-watching = Watching
client-bots-fill = { $count ->
    [one] A bot will take the free chair.
   *[other] Bots will take the { $count } free chairs.
}
client-host-begins = { $name } begins when everybody is here.

# Several people, one device

client-share-device = Share a device
client-sharing = Who plays on this device?
client-sharing-hint = One of you at a time has the screen, and a curtain falls between you.
client-player = Player { $seat }
client-add-player = One more
client-remove-player = Without { $name }
client-begin-shared = Begin
client-bots-join = { $count ->
    [one] A bot takes the chair that is left.
   *[other] Bots take the { $count } chairs that are left.
}
client-beside = on this device
client-add-beside = Somebody on this device
client-curtain = Who has the device?
client-hand-to = Hand the device to { $name }.
client-curtain-hint = The others look away. Nothing is shown before.
client-i-am = I am { $name }
client-asked-next = { $name } is asked.
client-hand-on = Hand the device on

# Inviting

client-invite-others = Invite others
client-summons = You are summoned to { $game }{ $minutes ->
    [none] .
   *[other] , { $minutes }.
}
client-summons-hint = Send this to whoever should sit here.
client-alone = Only this machine can open this link. For others in your network, start the house with “make play LAN=1”.
client-alone-guest = Only this machine can open this link. Ask the host of the table for one that others can open.
client-link = The link
client-copy = Copy the link
client-copied = The link is copied.
client-copy-yourself = The link is marked: copy it with Ctrl+C.
client-share = Share…
client-qr = The link as a code for phones

# At the table

client-bar = What you can do
client-common = On the table
client-you = you
client-asked = to move
client-your-turn = Your turn.
client-call = Your turn at table { $table }.
client-call-nudge = Your time runs out at table { $table }.
client-waiting = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
client-moment = One moment…
client-sending = Your answer is on its way…
client-held = It goes when the talk ends.
client-sends-later = Your answer goes out again as soon as the connection is back.
client-kept = Kept here: confirm it when the connection is back.
client-confirm = Confirm
client-confirm-hint = Nobody sees it before you confirm.
client-cancel = Choose again
client-go-on = { $question } · Choose, or confirm this much.
client-glows = What glows can be chosen.
client-on-the-table = Show them on the table
client-choose = Choose
client-amount = An amount from { $least } to { $most }
client-key-enter = Enter
client-key-esc = Esc
client-show-cards = { $count ->
    [one] Show the card
   *[other] Show the { $count } cards
}
client-show-known = { $count ->
    [one] Show the one you know
   *[other] Show the { $count } you know
}
client-revoke = Revoke it
client-figures = The table in figures
client-skip = Skip
client-panel = Log, talk and rules
client-log = Log
client-fold-deal = { $count } cards are dealt.
client-fold-draw = { $seat } draws { $count } cards.
client-log-empty = Nothing has happened yet.
client-left = { $name } has left the table. { $bot } plays on.
client-talk = Talk
client-ledger = Ledger
client-speaks = { $name } speaks to you
client-unread = unread
client-say = Say something…
client-rules = Rules
client-no-rules = This game has no rules in writing.
client-menu = This table
client-paused = paused
client-propose-undo = Propose to take the last move back
client-propose-end = Propose to end the game
client-resign-sure = Yes, let a bot play to the end
client-link-opening = Connecting…
client-link-open = Connected
client-link-lost = Reconnecting…
client-link-closed = Not connected

# After a game

client-host-may = { $name } can begin another round, or open another game for all of you.
client-host-gone = { $name } hosts this table and is away. Somebody else can host it, and begin another round.
client-points = Points of this game
client-again = Everybody is ready: another round has begun.
client-next = Or something else, with the same people?
client-next-play = Play { $game }
client-next-fits = For { $fewest } to { $most }, and you are { $people }.
client-next-bots = For { $fewest } to { $most }: bots take the other chairs.
client-next-opened = { $name } has opened a table of { $game }: come along.
client-next-yours = You have opened a table of { $game } for everybody.
client-next-come = Come along
client-next-withdraw = Call it off

# The keyboard

client-keys = Keys
client-keys-digits = pick what shows that number
client-keys-enter = confirm
client-keys-esc = choose again; skip; leave the talk
client-keys-talk = talk
client-keys-strip = what can be said
client-keys-ledger = the ledger of what was said
client-keys-deal = offer a deal
client-keys-answer = accept, refuse what is offered
client-keys-ready = ready, while people talk
client-keys-help = this page

# The replay

client-run = Run
client-stop = Stop
client-move = Move
client-eyes = Whose eyes
client-eyes-onlooker = An onlooker’s eyes
client-eyes-open = All cards open
client-eyes-seat = The eyes of { $seat }
client-desk = The replay
client-move-of = { $move } of { $moves }
client-chapter = round { $chapter }
client-move-before = One move back
client-move-after = One move on
client-chapter-before = Back to where the round began
client-chapter-after = On to the next round
client-speed = Speed
client-before-first = Before the first move.
client-share-moment = Share this moment
client-share-moment-hint = Whoever opens this link sees the same moment through the same eyes.
client-share-moment-closed = Whoever opens this link sees the same moment through the same eyes. This table is not open to everybody: they need a place at it.
client-download = Download the record
client-to-table = To the table

# Trouble

client-house-gone = The house does not answer.
client-house-gone-do = Is it still open, and are you still in its network? Your seats are kept.
client-lost = The connection is gone.
client-lost-do = Nothing you did is lost. Try again in a moment.
client-outdated = The house has a newer page than this one.
client-outdated-do = Load it anew and go on where you were; what you typed is kept.
client-load-anew = Load the new page
client-try-now = Try now
client-trying = Trying…
client-still-lost = Still no connection. We keep trying by ourselves.
client-full = Every seat is taken.
client-may-watch = You can look on, or ask the host for a seat in the next game.
client-come-later = This table is not to be watched. Ask the host for a seat in the next game.
no-table-do = Ask whoever invited you for the whole link. Tables are closed when nobody has come back for a long time.
bad-key-do = Ask the host for a new invitation. You can let go of this seat here.
removed-do = If it was a mistake, ask the host for a new invitation.
status-closed-do = Open a new one and send its link to the others.
too-many-do = You can take it back here.
too-fast-do = It then goes on by itself. Your seat is kept.
refused-too-fast-do = Nothing is lost: what you typed is still there.
refused-house-full-do = Nothing is lost: try again in a few minutes, or ask the owner of the house.
wrong-pack-do = The owner of the house can put it back. Your seat is kept.
fault-do = Your seat is kept. If it happens again, tell the owner of the house.
http-404-do = The address may be mistyped. The games are in the antechamber.
