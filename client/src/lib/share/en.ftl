share-title = Show it to somebody
share-people = People appear as
share-names = Names
share-letters = Letters
share-opens = The link opens
share-whole = The whole replay
share-whole-why = with open cards
share-moment = This moment
share-moment-why = move { $move }, and all of it
share-film = Thirty seconds
share-film-why = its best moments, then all of it
share-make = Make a link
share-why = Whoever has the link may watch this game, without a seat. Talk is left out. Anyone who played can take a link back.
share-before = Shared on { $date }, { $names ->
    [true] with names
   *[false] with letters
}.
share-before-by = Shared by { $name } on { $date }, { $names ->
    [true] with names
   *[false] with letters
}.
share-take-back = Take that link back
share-taken-back = That link opens nothing any more.
shared-opening = A finished game of { $title }, with all hands open. Press play to watch it.
go-on = Go on from here
go-on-title = Go on from here?
go-on-why = A new table opens at move { $move }. You have your seat again, and bots play for the others. Everybody knows what they knew then, and nothing of what came after.
go-on-fresh = What had not been drawn yet is shuffled anew.
go-on-do = Open the table
