tale-won = Long live you.
tale-lost = You were brief.
tale-none = The throne is cold.
tale-plot = Reign after reign
tale-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}
tale-retired = Retired alive
tale-told-by = told by { $seat }
tale-sources = Points by source
tale-evening = The story of the evening
tale-laughed = { $count ->
    [0] nobody laughed
    [one] one laughed
   *[other] { $count } laughed
}
tale-on-death = { $seat }, on the death of { $monarch }
tale-epithet-retired = the Patient
tale-epithet-brief = the Brief
tale-epithet-church-plus = the Haloed
tale-epithet-church-minus = the Unpunctual
tale-epithet-army-plus = the Well Guarded
tale-epithet-army-minus = the Outnumbered
tale-epithet-people-plus = the Too Beloved
tale-epithet-people-minus = the Unthanked
tale-epithet-wealth-plus = the Solvent
tale-epithet-wealth-minus = the Threadbare
tale-chapter-crowned = reign { $n }
tale-source-accepted = accepted
tale-source-goals = goals
tale-source-reign = own reign
tale-source-stories = stories
tale-turning-what = When { $buyer } reigned
tale-turning-why = { $winner } made { $gain } of it, { $rival } { $other }.
tale-long-reign = The longest reign
tale-long-reign-what = { $seat }, { $n0 ->
    [one] one turn
   *[other] { $n0 } turns
}
tale-long-reign-why = { $n1 ->
    [one] One Proposal became law
   *[other] { $n1 } Proposals became law
}, and for a while nobody objected.
tale-brink = The boldest Monarch
tale-brink-what = { $seat }, one step from the end
tale-brink-why = { $n2 ->
    [one] One turn
   *[other] { $n2 } turns
} of { $chapter } began with a pillar one step from its end.
tale-funerals = The court's own orator
tale-funerals-what = { $seat }, { $n0 ->
    [one] one funeral
   *[other] { $n0 } funerals
}
tale-funerals-why = Brought about and told, with a straight face.
tale-advisor = The best advice
tale-advisor-what = { $seat }, { SIGNED($n0) } in one reign
tale-advisor-why = Nobody gained more by somebody else's crown ({ $chapter }).
tale-mine-long-reign = longest reign { $n0 ->
    [one] one turn
   *[other] { $n0 } turns
}
tale-mine-brink = boldest: { $n2 ->
    [one] one turn
   *[other] { $n2 } turns
} on the brink
tale-mine-funerals = { $n0 ->
    [one] one funeral
   *[other] { $n0 } funerals
} told in a game
