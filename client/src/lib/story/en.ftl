tale-won = The evening is yours.
tale-lost = Not this evening.
tale-none = So it ended.
tale-won-why = You have { $points }, { $by ->
    [0] as many as { $second }, and the tie is yours
   *[other] { $by } more than { $second }
}.
tale-won-shared-why = You are one of them, with { $points }.
tale-lost-why = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} with { $mine }.
tale-lost-shared-why = You have { $mine }, they have { $points }.
tale-none-why = { $winner } won with { $points }, { $by ->
    [0] as many as { $second }
   *[other] { $by } more than { $second }
}.
tale-none-shared-why = { $names } share the victory with { $points }.
tale-began = began with { $points }
tale-lines-told = Points by chapter: { $who }.{ $turned ->
    [1] {" "}Turning point: { $turning }.
   *[0] {""}
}
tale-chapter-hands = the last cards
tale-turning = The turning point
tale-watch = Watch { $chapter }
tale-lied = Who lied
tale-lied-what = Every word against the cards
tale-lied-why = Words were given at this table. The cards have answered since.
tale-lied-open = Read them all
tale-film = Thirty seconds of it
tale-film-run = Play thirty seconds
tale-share-title = Show it to somebody
tale-share-as = People appear as
tale-share-names = Names
tale-share-letters = Letters
tale-share-copy = Copy picture
tale-share-save = Save picture
tale-share-copied = The picture is copied.
tale-share-saved = The picture is saved.
tale-share-none = The picture could not be drawn. Try again.
tale-share-alt = The picture of this game: { $title }
tale-share-note = The picture shows points and pictures, no words of anybody.
