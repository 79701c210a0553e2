mine-title = My record
mine-here = on this device only
mine-none = The games you finish will be written down here, for your eyes only.
mine-sum = { $games ->
    [one] One game
   *[other] { $games } games
}, { $won } won
mine-last = The last twenty games
mine-game = { $title }, { $day }: { $how ->
    [won] won with { $points }. Watch it again
    [lost] lost with { $points }. Watch it again
   *[shared] several of you at one device. Watch it again
}
mine-by-game = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won, best { $best }
mine-export = Export
mine-import = Import
mine-taken = { $count ->
    [0] Nothing new in it: your book stays as it was.
    [one] One game was added.
   *[other] { $count } games were added.
}
mine-not-ours = This file is no record of Coterie, or was cut short. Nothing was changed: choose a file that you exported here.
mine-not-kept = This browser keeps nothing, as in a private window. Allow storage for this page, then try again.
mine-notes = My notes
mine-notes-why = Only on this device, and for nobody else.
mine-open = Taken in the open
mine-open-none = nothing yet
