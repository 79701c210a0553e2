lobby-title = Open tables
lobby-none = Nobody waits for company just now. Open a table, and list it among these in its room.
lobby-with = with { $names }
lobby-free = { $count ->
    [one] 1 free chair
   *[other] { $count } free chairs
  }
lobby-watch = to watch
lobby-onlookers = { $count ->
    [one] 1 onlooker
   *[other] { $count } onlookers
  }
lobby-talk-silent = silent
lobby-talk-gestures = gestures
lobby-talk-court = court talk
lobby-talk-free = free talk
lobby-listed = Who finds this table
lobby-listed-false = who has the link
lobby-listed-true = everybody, on the home page
lobby-listed-true-why = Strangers may take the free chairs. You can hide somebody’s words, and report them to the owner of the house.
lobby-listed-false-why = Nobody else learns of it.
reports-title = Reported to you
reports-none = Nothing was reported.
reports-of = { $by } reports { $about }
reports-close = Read: put it away
