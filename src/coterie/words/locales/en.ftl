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

# What was wrong with a request

wrong-seats = { $game } is for { $fewest } to { $most } players, not { $seats }
wrong-option = { $game } has no option “{ $option }”: it has { $options }
wrong-value = option { $option } is one of { $values }, not “{ $value }”
wrong-game = no game is called “{ $name }”: there are { $games }
wrong-bot = { $game } has no bot “{ $level }”: there are { $levels }
