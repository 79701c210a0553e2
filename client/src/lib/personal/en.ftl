key-title = Your key
key-open = Your key, for your other devices
key-what = One link that brings all your seats to another device of yours. No account, no password: the link is the key.
key-which = Which of the seats on this device are yours? Those of other people stay here.
key-seat = { $name } · { $game }
key-seat-kept = travels with you
key-none = You have no seat on this device yet. Take one, then come back.
key-make = Make my key
key-add = Take these along, too
key-count = { $count ->
    [one] One seat travels with your key.
   *[other] { $count } seats travel with your key.
  } Seats that you take here as { $name } join them by themselves.
key-count-unnamed = { $count ->
    [0] No seat travels with your key yet.
    [one] One seat travels with your key.
   *[other] { $count } seats travel with your key.
  }
key-yours = Open it on your own devices only, and show it to nobody: whoever has it sits in your seats.
key-lost = A device is lost
key-lost-what = Every seat gets a new key, and the lost device is shut out at once. Your other devices need the new link afterwards.
key-lost-do = Shut it out
key-lost-again = The house did not answer last time. Ask it again: no seat is lost.
key-lost-done = Done. Your seats have new keys, and this is your new link.
key-lost-missed = { $count ->
    [one] One table could not be reached. Ask again in a moment.
   *[other] { $count } tables could not be reached. Ask again in a moment.
  }
key-arrive = Bring your seats here?
key-arrive-what = This link holds somebody’s key. If you made it yourself on another device, your seats come to this one. If somebody sent it to you, leave it: your own seats would be theirs, too.
key-arrive-other = This device has another key, which it would give up. Its seats stay here.
key-arrive-do = It is mine: bring them
key-arrive-not = Leave it
key-arrived = { $count ->
    [0] Your key is here. None of its tables is left.
    [one] Your seat is here now.
   *[other] Your { $count } seats are here now.
  }
