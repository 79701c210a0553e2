"""The vocabulary of tables: verbs, piles, asks, knowledge, events and views.

Read it as the specification of a game, in this order: `lexicon` (what can be done), `layout` (the cards and the piles),
`ledger` (who knows where they lie), `table` (questions and answers), `events`, `views` and `eyes` (what one seat gets),
`game` (the manifest). Nothing here knows a game's name, reads a clock, or holds a source of randomness.
"""
