# The terminal's own words, in English.

# The page

page-waiting = Waiting for { $seats }: { $question }
page-over = The game is over. { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-scores = Points: { $scores }
page-fact = { $fact }: { $value }
page-hand = Your hand
page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-hidden = { $count } hidden

# The question

aim = The aim: { $aim }
sits-you = { $seat }: you
sits-person = { $seat }: somebody at this screen
sits-bot = { $seat }: { $level ->
    [random] a bot that plays at random
    [page] a page, a bot that plays at random with manners
    [courtier] a courtier, a bot that knows the game
    [minister] a minister, a bot that thinks ahead
    [eminence] an éminence grise, a bot that thinks about you
   *[other] a bot, { $level }
}{ $temper ->
    [careful] . Counts twice, plays once.
    [bold] . Never met a stake she feared.
    [sly] . Smiles first. Explains later.
    [loyal] . Keeps her word, and yours.
    [vengeful] . Forgets nothing. Nothing.
    [generous] . Gives freely, then asks.
   *[none] { "" }
}
welcome = A number or a few words answer a question. h is help, q leaves and keeps the game.
question = { $seat }: { $question }
menu-range = { $choice }, or any number up to { $high }
prompt = >
answer-unclear = “{ $answer }” is none of the choices. Type a number or some of the words, such as { $word }; h is help.
answer-several = “{ $answer }” could be several: { $which }
answer-refused = Not now. { $clause }: { $text }
clause = { $clause }: { $text }
help-number = that choice
help-words = the choice they mean; words may be begun or left out, or be those of the record, such as { $word }
help-why = the rule behind the question; before a choice, what it does; before the name of a rule, that rule
help-u = take your last answer back
help-t = show the table again
help-l = tell what happened lately
help-q = leave; the game is kept
key-number = number
key-words = words
curtain = The screen is for { $seat } now.
curtain-lift = When nobody else is looking, press Enter.

# Talk

key-say = say
key-believe = believe
key-doubt = doubt
key-take-back = take-back
key-react = react
key-ask = ask
key-ledger = ledger
key-lied = lied
key-offer = offer
key-accept = accept
key-refuse = refuse
key-decline = decline
key-cite = cite
key-for = for
key-against = against
key-others = B: doubt 12
help-talk-say = speak: say >=20 is a claim that the cards will answer, say some words is words; alone, what may be said now; after a choice it goes with it: 2, say stay
help-talk-believe = believe a line: believe 12
help-talk-doubt = doubt a line: doubt 12
help-talk-take-back = take a promise of yours back while nobody has acted: take-back 12
help-talk-react = a gesture, to all, to a player or about a line: react bow B
help-talk-ask = ask a player, or all, to say something: ask B both; what you say then answers what you were asked. Who leads the talk wants an opinion: ask B, with or without words
help-talk-offer = offer a promise for a promise: offer C 30 for 20, or in full: offer C stays for yields A; in place of an offer to you: … against 17
help-talk-accept = accept an offer to you, and both have promised: accept 17
help-talk-refuse = refuse an offer to you: refuse 17
help-talk-decline = decline to answer a question: decline 12
help-talk-cite = remind everybody of a line that was kept or not: cite 9
help-talk-others = what another one at this screen says
help-talk-ledger = what was said, what became of it, and who kept to it
help-talk-lied = who lied, when the game is over
talk-welcome = say speaks to the table; say alone lists what the cards can answer, ledger what became of it.
talk-line = #{ $line } { $seat }: { $text }
talk-line-to = #{ $line } { $seat } → #{ $target }: { $text }
talk-words = “{ $words }”
talk-believe = I believe #{ $line }.
talk-doubt = I doubt #{ $line }.
talk-take-back = I take #{ $line } back.
talk-asks = I ask { $seat }: { $what }
talk-asks-all = I ask everybody: { $what }
talk-offers = I offer { $seat }: “{ $mine }”, for “{ $wants }”.
talk-counters = Not #{ $line }. I offer { $seat }: “{ $mine }”, for “{ $wants }”.
talk-accept = I accept #{ $line }.
talk-refuse = I refuse #{ $line }.
talk-decline = I do not answer #{ $line }.
talk-cite = Remember #{ $line }.
talk-gesture = ({ $gesture })
talk-gesture-to = ({ $gesture } → { $whom })
talk-speech = { $seat } addresses the table: “{ $words }”
talk-ask = { $seat } asks { $whom }: “{ $words }”
talk-ask-plain = And what do you say to that?
talk-cut = { $seat } cuts { $whom } short.
talk-time = { $seat } sets the speaking time: { $count } s.
talk-hands-over = Another hand plays { $seat } from now on.
talk-verdict = #{ $line } { $seat }, { $mark }: { $outcome }
talk-verdict-unknown = #{ $line } { $seat }, { $mark }: { $outcome } (not everybody knows)
talk-withdrawn = #{ $line } { $seat }: open again, for a move was taken back.
talk-open = Said and open: { $said }
talk-open-one = { $seat } #{ $line } { $ribbon }
talk-menu = You may say, and the cards will answer:
talk-menu-empty = Nothing can be said now that the cards could answer.
talk-ledger-empty = Nothing was said yet that the cards could answer.
talk-ledger-shut = The ledger is opened at the end: this was agreed on.
talk-lied-shut = Who lied is told when the game is over.
talk-ledger-seat = { $seat }: { $kept } kept · { $broken } not kept
talk-ledger-entry = { $ribbon }: { $outcome }
talk-unknown = (not everybody knows)
talk-right = { $right ->
    [true] { $who } right
   *[other] { $who } wrong
}
talk-unsaid = “{ $said }” was not said. { $why }
talk-quotes = In quotes it is words.
talk-undo = You have spoken about it: it stays as it is.
talk-unread = What was said beside { $file } cannot be read: { $why }
wrong-line = Nothing was said.
wrong-talk-line = line { $line } is no line of talk
wrong-talk-large = it is too large
wrong-talk-file = the file cannot be read

# Coming and going

prompt-game = Which game? Its number or name:
no-game-named = No game was named.
game-unclear = “{ $answer }” is none of them: type a number from 1 to { $count }, or a name.
games-line = { $title } ({ $name }), { $fewest } to { $most } players
left = You have left the table. The game is kept; go on with it by
kept = The game is kept. Watch it again with
not-kept = The game cannot be kept: { $error }. It goes on all the same.
nothing-left = No unfinished game is in { $folder }: begin one with “coterie play”.
game-over-already = The game in { $file } has nobody left to play: watch it with “coterie replay”.
no-such-seat = there is no seat { $seat } at a table of { $seats }
option-unwritten = an option is written name=value, not “{ $text }”
no-folder = there is no folder { $folder } to keep the record in
bots-miscounted = { $bots } bots were named for { $seats } seats: name one level for all, or one for each
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

# Replay

replay-at = { $at } of { $of } (Enter, n, b, a, number, q; h is help)
replay-help = Enter goes on by a move, n to the next turn of things, b back, a plays by itself until Ctrl-C, a number jumps there, t shows the table, lied tells who lied, q leaves.
replay-end = That was the last move.

# The table of Royal Secrets

rs-deal = The cards are dealt
rs-title = Round { $round } of { $rounds }, { $phase }
rs-phase-0 = planning
rs-phase-1 = choosing an audience
rs-phase-2 = first bets
rs-phase-3 = second bets
rs-phase-4 = the count
rs-king = The King
rs-queen = The Queen
rs-empty = no audience
rs-terms = needs { $need }, wins { $gain }, costs { $loss }
rs-shown = { $shown } in sight
rs-cardinal = the Cardinal
rs-withdrawn = withdrawn
rs-result-1 = refused
rs-result-2 = granted
rs-result-3 = deserted
rs-lilies = { $lilies } ⚜
rs-parley = Parley
rs-face-courtier = { $value }
rs-face-excuse = Ex
rs-face-valet = v{ $value }
rs-face-cardinal = c{ $value }

# The table of For the King (and Me)

fk-gifts = Gifts, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} to draw
fk-auction = Auction, { $left ->
    [one] { $left } lot
   *[other] { $left } lots
} to come
fk-second = 2nd: { $worth }
fk-mine = you: { $sum }
fk-dealer = { $seat } deals: { $kept } kept, { $centred } in the centre, { $favored } on the favor deck
fk-drawn = You drew
fk-centre = Centre
fk-lot = For sale
fk-bid = { $seat } bids { $bid }
fk-out = Out: { $seats }
fk-purse = Your gold, { $gold }:
fk-paid = Paid { $paid } of { $bid }.
fk-owed = Cards still to discard: { $owed }.

# The table of Reigns: The Council

rc-title = Reign { $reign }, turn { $turn }: { $seat } is the Monarch, { $accepted } of { $retire } Proposals accepted
rc-at = { $at ->
    [0] 0
   *[other] { SIGNED($at) }
}
rc-hint = A question mark before the number suggests what to say for it.
rc-tops = left { $left }, middle { $middle }, right { $right }
rc-pile-left = left
rc-pile-middle = middle
rc-pile-right = right
rc-goal = Your goal:
rc-monarch = Monarch
rc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rc-pitch = { $icon-one }, { $icon-two }: “{ $pitch }”

# The commands

help = Games of court intrigue at one table. Unofficial; see the README.
help-help = show this help
help-arguments = arguments
help-options = options
help-version = print the version, and which build of the engine runs
help-completion = print what makes a shell complete the commands
help-games = list the games
help-play = play a game in this terminal, with bots or with friends
help-demo = watch bots play a game
help-replay = watch or print a game that was kept
help-resume = go on with a game that was left
help-fuzz = play random games and look for faults
help-fit = find the numbers of a game’s bots anew, by games that they play with themselves
help-fit-seed = the same seed gives the same numbers (default: 1)
help-fit-scale = how much of a whole fit, in per cent (default: 100)
help-fit-out = where to write the numbers (default: the folder of the game)
nothing-to-fit = { $game } has no numbers to fit
help-clauses = list the clauses of the rules, the lines that enforce them and the tests that prove them
help-where = the lines and tests of one clause, such as RS-45, with file and line
help-doctor = say what runs here and whether it is whole
help-me = your seats, letters joined by commas (default: A); several people share the screen, with a curtain between them
help-seats = how many players (default: four, or as many as the game allows)
help-bots = page, courtier, minister or eminence, with a temperament if you like (minister:bold; careful, bold, sly, loyal, vengeful, generous); one for all, one for each seat without a person, joined by commas, or by seat (B=page,C=minister:sly); the game’s usual level by default
help-seed = deal the same cards every time
help-option = an option of the game; may be repeated
help-talk = what may be said at the table: nothing, gestures, what the cards can answer, or anything (default: free)
help-ledger = when it is told what became of it: at once, or at the end (default: shown)
help-pack = a folder with another pack of cards
help-record = where to keep the record of the game
help-pace = seconds between two events (default: { NUMBER(0.35) } on a terminal, no pause elsewhere)
help-lang = the language (default: that of the environment)
help-json = print JSON for programs
help-file = a record; without one, the last game left
help-as = whose eyes: a seat’s letter, onlooker, or open (the default) for all cards
help-text = print the text form
help-list = list the games that can be gone on with
help-fuzz-games = games per game and seat count (default: 100)
help-fuzz-seed = where to begin (default: 0)
arg-command = COMMAND
arg-game = GAME
arg-file = FILE
arg-clause = CLAUSE
arg-folder = FOLDER
arg-seats = SEATS
arg-levels = LEVELS
arg-option = NAME=VALUE
arg-seconds = SECONDS
arg-viewer = WHO

# Card packs

help-cards = check a card pack, or write one out to edit
help-cards-check = say what is in a card pack, or the first constraint it breaks
help-cards-new = write the standard card pack of a game into a folder, to edit
help-folder = the folder of the pack
cards-sound = The pack is sound.
cards-game = Game: { $game }
cards-name = Pack: { $name }
cards-digest = Digest: { $digest }
cards-as-standard = Digest: { $digest }, the standard cards
cards-players = Players: { $seats }
cards-counts = Cards:
cards-warning = Warning: { $warning }
cards-written = { $file } now holds the standard cards, under the name “{ $name }”.
cards-next = Edit that file, check it, and play with it:

# New games

help-new-game = write the folder of a new game, complete and playable, for you to change
help-new-game-name = the game’s name: small letters, digits and dashes
help-new-game-folder = where the folder is made (default: src/coterie/games of this checkout)
arg-name = NAME
new-game-done = { $folder } holds a small game that is complete: play it here or in the browser, and check it.
new-game-read = docs/authors.md says what each file is for.
new-game-bad-name = “{ $name }” cannot be the name of a game: use small letters, digits and dashes, each part beginning with a letter, as in kuhn-poker
new-game-long-name = “{ $name }” is too long for the name of a game: use at most { $longest } characters
new-game-reserved = “{ $name }” cannot be the name of a game: the word is reserved, choose another
new-game-taken = a game is called “{ $name }” already: choose another name
new-game-exists = there is a folder { $folder } already: choose another name, or move that folder away
new-game-unwritten = { $folder } could not be written: { $why }
new-game-no-checkout = a new game needs a checkout of Coterie’s sources, with its tests and tools, or --folder to say where to write it

# Running the house

help-serve = open the house: a server for tables that friends join by link
help-config = show every setting and where it came from
help-config-file = a file of settings (default: coterie.toml in this folder)
help-default = { $text } (default: { $value })
help-more-settings = By environment (COTERIE_WORKERS and so on) or in coterie.toml alone: { $names }. “coterie config” explains them.
arg-address = ADDRESS

setting-address = the address to listen at
setting-port = the port to listen at, 0 for any; if it is taken, the next free one
setting-lan = let others in this network come; only the owner opens tables then
setting-open = open the browser as the owner
setting-data = the folder that keeps the tables (default: where this system keeps such things)
setting-store = the database that several houses share, postgresql://… (default: a file in the data folder)
setting-house = what this house is called among those that share a database (default: this machine and the port)
setting-house-url = where the other houses reach this one (default: its address and port)
setting-lease = seconds after which the other houses take over the tables of one that is silent
setting-secret = the secret of the house, the same for all houses of a database (default: one is made and kept with the tables)
setting-packs = the folder of card packs (default: packs in the data folder)
setting-public-url = where browsers find the house if it is behind a proxy
setting-trusted-proxies = addresses or networks of proxies that are believed when they say for whom they speak
setting-create = who may open a table, anyone or the owner (default: anyone where only this machine can come, else the owner)
setting-lobby = show listed tables to everybody on the home page (default: unless only this machine can come)
setting-workers = processes in which bots think (default: one less than the processor has cores, at least two)
setting-bot-pace = seconds a bot takes for a move, so that people can follow
setting-bot-patience = seconds after which a bot that still thinks makes a simple move
setting-grace = seconds a player may be away before they count as gone
setting-drain = seconds the house takes to close
setting-waiting-hours = hours after which a table that never began is cleared away
setting-idle-days = days without a move after which a table is cleared away
setting-keep-days = days a finished table is kept, 0 for ever
setting-max-tables = most tables at a time
setting-max-sockets = most sockets, which are the connections to tables, at a time
setting-connections-per-address = most connections of any kind from one address at a time; proxies that are trusted have no limit
setting-sockets-per-address = most sockets from one address at a time
setting-sockets-per-minute = most sockets opened from one address in a minute
setting-tickets-per-minute = most tickets for sockets given to one address in a minute
setting-reads-per-minute = most answers about tables, games and replays to one address in a minute
setting-opens-per-minute = most tables opened from one address in a minute
setting-joins-per-minute = most seats taken from one address in a minute
setting-commands-per-second = most commands of one player in a second
setting-lines-per-minute = most lines of talk of one person in a minute
setting-webhook = the channel that hears whose turn it is at every table, its form before its address: discord, slack or ntfy
setting-webhook-quiet = the hours in which that channel is told nothing, such as 22:00-08:00 Europe/Paris
setting-notices-to-loopback = let notices go to addresses of this machine, too, and without https
setting-log = the form of the log
setting-log-level = the least that is logged
setting-lang = the language (default: that of the environment)

wrong-whole = { $setting } is a whole number from { $low } to { $high }, but { $source } says “{ $came }”
wrong-number = { $setting } is a number from { $low } to { $high }, but { $source } says “{ $came }”
wrong-switch = { $setting } is true or false, but { $source } says “{ $came }”
wrong-choice = { $setting } is one of { $choices }, but { $source } says “{ $came }”
wrong-folder = { $setting } is the path of a folder, but { $source } says “{ $came }”
wrong-address = { $setting } is an address or a name of this machine, such as 127.0.0.1, but { $source } says “{ $came }”
wrong-site = { $setting } is an address such as { $example } with nothing after it, but { $source } says “{ $came }”
wrong-database = { $setting } is the address of a database, such as { $example }, but { $source } says “{ $came }”
wrong-house = { $setting } is up to 64 letters, digits, dots, dashes and colons, but { $source } says “{ $came }”
wrong-secret = { $setting } is a text of at least { $low } characters, the same for all houses, but { $source } has fewer
wrong-channel = { $setting } is { $choices } and an https address, such as “{ $example }”, but { $source } says “{ $came }”
wrong-quiet = { $setting } is two times of the day and a place, such as { $example }, but { $source } says “{ $came }”
wrong-networks = { $setting } is a list of addresses or networks, such as 10.0.0.0/8, but { $source } says “{ $came }”
wrong-setting = there is no setting “{ $name }”, which { $source } sets: did you mean { $near }?
wrong-config = the settings in { $file } cannot be read: { $why }

door-taken = the ports from { $first } to { $last } are all taken at { $address }: choose another with --port
door-forbidden = this user may not listen at port { $port }: choose one from 1024 on with --port
door-elsewhere = { $address } is not an address of this machine: choose another with --address
door-shut = nobody can listen at { $address }, port { $port }: { $why }

serve-open = The house is open: { $url }
serve-moved = Port { $wanted } was taken, so it is { $port } this time.
serve-owner = You are the owner of the house by this link, which works once: { $link }
serve-lan = Others in this network come to: { $url }
serve-alone = This machine is in no network now, so nobody else can come.
serve-data = Tables are kept in { $folder }.
serve-stop = Ctrl-C closes the house; its tables go on when it opens again.

config-default = default

doctor-data = data folder: { $folder }, { $state ->
    [writable] writable
   *[shut] NOT WRITABLE
}, { $free } GB free
doctor-store = store: { $address }, { $state ->
    [writable] PostgreSQL { $version }, { $checksums ->
        [on] pages with checksums
       *[off] pages WITHOUT checksums: “pg_checksums --enable” gives them some
    }
   *[shut] NOT USABLE: { $why }
}
doctor-port = port { $port }: { $state ->
    [free] free
   *[taken] taken, { $next } would be used
}
doctor-ill = settings: ILL: { $why }

# The data of the house

arg-table = TABLE
arg-player = PLAYER
help-backup = copy the data of the house to a file, even while it is open
help-backup-file = the file to write
help-force = replace a file that is there
help-restore = put a backup in the place of the data; the house must be closed
help-restore-file = a file that “coterie backup” wrote
help-move-store = carry the data of a house from one store to another; both must be closed
arg-source = FROM
arg-target = TO
help-move-source = a data folder, or postgresql://…: it is left as it is
help-move-target = an empty one of the same kinds
help-mend = go on with what can be read of a damaged log; the house must be closed
help-owner = say how one becomes the owner of the house, or renew the owner’s key
help-renew = void the key of whoever is the owner now; the house must be closed
help-export = the record of a game at a table, as JSON
help-export-table = the eight characters of the table
help-match = which game of the table (default: the last one)
help-output = the file to write (default: the screen)
help-with-talk = also what was said, in a file *.talk.jsonl beside the record
help-unfinished = also of a game that goes on, with all its secrets
help-import = make a table with the game of a record
help-import-file = a record
help-erase = take a player’s names, talk and keys out of every table; the house must be closed
help-erase-player = a name, or a personal link
help-yes = do it without asking

restore-done-store = The backup is in its place in the database.
move-so-far = { $done } of { $of } tables
move-done = { $tables ->
    [one] { $tables } table is carried over
   *[other] { $tables } tables are carried over
}, and both stores have the same digest, { $digest }. What was there before is left as it was.
backup-done = The data is copied to { $file }.
restore-done = The backup is in its place in { $folder }.
restore-aside = What was there before is kept as { $file }.
mend-done = The house opens with what could be read. What was there before is kept as { $file }.
mend-nothing = The log is not damaged: there is nothing to mend.
owner-renewed = The owner’s key is renewed. Whoever was the owner is so no longer; invitations and seats are as they were.
owner-link = The house prints the owner’s link each time it opens. The browser that opens it first is the owner’s.
export-done = The record is kept in { $file }.
export-talk-done = What was said is kept in { $file }.
export-talk-where = the talk goes into a file beside the record: name the record’s file with --output
import-done = Table { $table } is made: { $address }
import-link = Seat { $seat }: { $link }
erase-sure = This cannot be undone. Type { $player } once more to take them out of every table:
erase-unasked = nobody is here to be asked whether this is meant: add --yes
erase-nobody = Nothing was erased.
erase-done = { $people ->
    [0] Nobody of that name or link is at any table.
    [one] { $people } person at { $tables } table erased, and { $lines } lines of talk. Copies made before still have them.
   *[other] { $people } persons at { $tables } tables erased, and { $lines } lines of talk. Copies made before still have them.
}
data-held = a house is open on the data in { $folder }: close it first, or name another data folder with --data
data-there = { $file } is there already: name another file, or let it be replaced with --force
data-none = there is no backup { $file }
data-nowhere = there is no data of Coterie in { $folder }: name its folder with --data
data-uncopied = the data cannot be copied to { $file }: { $why }
data-unread = { $file } is no data of Coterie, or is damaged
data-read-only = the data folder { $folder } can only be read: its disk, or the folder itself, is read-only
data-unopened = { $file } cannot be opened as data of Coterie ({ $why }): put a backup in its place with “coterie restore”, move it away, or name another data folder
data-damaged = { $file } is damaged ({ $why }): put a backup in its place with “coterie restore FILE”{ $count ->
    [0] { "" }
   *[other] { " " }(copies in this folder: { $copies })
}
data-log-damaged = the log of { $file } is damaged, and changes that were acknowledged cannot be read any more. It is kept as { $aside }. Put a backup in its place with “coterie restore FILE”{ $count ->
    [0] , or
   *[other] { " " }(copies in this folder: { $copies }), or
} go on with what can be read: “coterie mend”
store-extra = a store in PostgreSQL needs the package psycopg: install Coterie as coterie[postgres]
store-address = the address of the store is no address of PostgreSQL ({ $why }): write it as postgresql://user@host/database
store-away = { $address } cannot be reached ({ $why }): look at the address, and whether PostgreSQL runs there
store-password = { $address } does not let this user in ({ $why }): look at the user and the password in the address
store-missing = there is no such database or user at { $address } ({ $why }): make it with “createdb” or “createuser”
store-shut = { $address } can only be read ({ $why }): name the database that takes writes
store-old = { $address } is PostgreSQL { $version }: { $oldest } or newer is needed
store-encoding = the database at { $address } is written in { $encoding }: make one in UTF8, with “createdb --encoding=UTF8 --template=template0”
store-unsafe = { $address } may lose moves that were acknowledged: its { $setting } is { $value }. Set it to one of { $wanted } in postgresql.conf, then start PostgreSQL again
store-newer = { $address } was written by a newer Coterie (format { $found }, this one knows { $known }): use that one, or a backup
store-older = { $address } was written by an older Coterie (format { $found }, this one has { $known }): open a house there first
store-rights = the user of { $address } may not make or read tables there ({ $why }): give the user the database with “ALTER DATABASE … OWNER TO …”, or the right to CREATE in its schema
store-foreign = { $address } is a database of something else ({ $why }): make a database for Coterie alone
store-name-taken = a house named { $name } is open on { $address } already: close it first, or give this one another name with --house
store-held = a house is open on { $address } ({ $names }): close it first
store-moving = data is being carried to { $address } and is not all there: finish it with “coterie move-store” as before
store-filled = there is data at { $address } already: name an empty store
store-differs = what arrived at { $address } is not what was sent: nothing was changed where it came from; try again
store-empty = there is no data of Coterie at { $address }
data-no-table = there is no table { $table }
data-no-match = table { $table } has no such game
data-goes-on = the game at table { $table } goes on, and its record tells every secret: ask for it with --unfinished
bots-unseated = “{ $text }” names no seat that a bot has: write B=minister, for example
help-hints = let people ask what a minister would do (m)
help-m = what would a minister do?
help-review = print the three decisions of the seat of --as that cost most, with what a minister would have done
review-whose = a review is of one seat, in a game that is over: name it with --as A

# The arena

help-arena = let bots play each other, and tell who is better and by how much
help-arena-games = how many games, or a few more, so that every bot has every seat (default: 200)
help-arena-seed = the first deal (default: 1)
help-arena-jobs = how many processes play (default: one for each core)
help-arena-lineups = who meets whom: the first bot alone among each of the others, each bot among each other, mixed tables, or each among its like
help-arena-talk = let those talk who can
arena-progress = { $count } of { $games } games, { $left } minutes left
arena-few-bots = an arena is for two bots or more, with a comma between them
arena-twice = the bot “{ $name }” is named twice
arena-no-games = at least one game is to be played, not { $games }
arena-died = a process of the arena died: was the memory used up?
help-arena-ray = play on the machines of a Ray cluster (needs coterie[ray])
help-arena-out = a folder for the games and the report; name it again to go on after a stop, or with more games
help-stats = let a bot play among its like, and tell what the games say of the balance of the game
stats-one-bot = the balance is that of one bot among its like: name one
arena-extra = For ratings and plots: pip install coterie[arena]
arena-written = The report is in { $file }.
arena-stopped = Stopped.
arena-resume = Stopped. The same command goes on where it was.
arena-no-ray = Ray is not here: pip install coterie[ray]
arena-unwritten = { $path } cannot be written: { $why }
arena-busy = another run is writing into { $path }
arena-no-schedule = { $path } has games, but no schedule.json: name another folder
arena-other-run = { $path } has a run with other { $field } ({ $was }, not { $now }): name another folder
arena-other-command = { $path } has a run of the other command, arena or stats: name another folder
arena-broken = line { $line } of { $path } is no game of this run: take it out, or name another folder
arena-bad-schedule = { $path } is no schedule of an arena, or is damaged: name another folder
help-deadline = how many seconds a bot in another language has for an answer (default: 5)
arena-no-time = a bot needs some time to answer: the deadline is more than 0 seconds
no-program = there is no program “{ $name }” that can be run
