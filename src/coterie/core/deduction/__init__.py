"""Deduction: what one seat can conclude about hidden cards, and the deals that fit what it knows.

Input is the ledger's knowledge, the sizes of piles and the backs that show. `certain` says what holds in every deal
that fits; `deal` draws one of those deals. Both ask the same question: which cards can lie where?

Words, each with one meaning:

- A card *floats* if it is not publicly known: it may lie in any pile of its cloud.
- A *group* is the floating cards that may lie in the same places: those of one cloud, and of one kind if several cards
  of that kind float.
- A *bunch* is the cards of a group that lie in one pile and are known to the same seats.
- A *slot* is a number of cards of one pile that a viewer cannot tell apart: the unknown ones (of one back, where backs
  show), or those of one kind that it knows to lie there, whichever of the equal cards they are.
- A group *fits* a slot if its cards may lie there. A *deal* puts every floating card into a slot that it fits, and
  leaves no slot short.
- A *batch* is the cards, of any group, that fit the same of a viewer's slots.
- A *ring* is slots each of which holds a card that fits the next one, and so round. Two deals differ by cards that move
  along rings, so a card can leave its slot exactly if it fits another slot on a ring with it.

    bunches, where cards really lie         slots of viewer C              a deal

    hand A   x       known to A      ->     hand A: 1 unknown      <--     y     any of the
    hand B   y       known to B      ->     hand B: 1 unknown      <--     x     six deals
    stock    z       known to nobody ->     stock:  1 unknown      <--     z     of x, y, z

A worked example: two tens and a twenty are dealt, two to the hand of A, one to the hand of B, who looks at it.
1. All three float in one cloud over both hands. Two tens float, so the groups are {ten, ten} and {twenty}.
2. B sees a ten, so the slots of B are: hand A, 2 unknown; hand B, 1 known ten. One ten and the twenty are left for
   hand A: no slot lies on a ring with another, and B is certain of both cards of A.
3. The onlooker has the slots: hand A, 2 unknown; hand B, 1 unknown. They are a ring: the twenty may be in either.
4. A ten can leave hand A only for hand B. If both did, there would be nothing to take the place of the second.
5. So the onlooker is certain of one ten in hand A, and of nothing else.
6. `deal` gives the onlooker two deals, ten and twenty against ten, or ten and ten against twenty.

`slots` finds the slots of all viewers at once, once for as long as nobody learns anything. `rings` finds which slots of
one viewer lie on a ring, and `certain` concludes from that. `viewpoint` puts that part into an order in which hidden
cards leave no trace, and `deal` deals.
"""
