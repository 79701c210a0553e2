# The first lesson of Royal Secrets in English.

lesson-bastien = Bring thirty, and we share.

lesson-purse = **Ten lilies** are yours. After seven rounds, whoever has most wins.
lesson-purse-why = Nobody sees your purse before the end, and you see nobody’s.
lesson-audience = The King wants **50**. If those who come bring it, each gains 4. If not, each loses 5.
lesson-audience-why = Each round turns up a card for the King and one for the Queen. Everybody goes to one of the two.
lesson-parley = This is the **Parley**. Whoever holds it acts, then gives it to somebody. Now it comes to you.
lesson-parley-why = So nobody knows who is next. To be asked late is worth something: you have seen what the others did.
lesson-king = Bastien waits there alone. Fifty is a lot for one, not for two.
lesson-king-do = Go to the King, then confirm.
lesson-king-why = Everyone in a hall wins or loses together. What you cannot bring alone, two may bring.
lesson-king-queen = She asks less and pays less. Safe, and a little dull. Tonight, the King.
lesson-anteroom = Two and two. Had you stayed alone, the **Cardinal** would have sat down beside you.
lesson-anteroom-why = He plays two cards by chance for whoever has no company. They may help, or not at all.
lesson-card = Bastien shows 20 of the 50. **Thirty are missing**, and you can bring them in two ways:
lesson-way-honest = **Honest.** Lay the Captain now, and hide a Fool next.
lesson-way-sly = **Sly.** Lay the Duke now, and hide your −10 valet next.
lesson-card-do = Pick the Captain or the Duke from your hand.
lesson-card-why = Both come to 50, and the King says yes. But a valet in a hall that succeeds costs everyone in the other hall 4 lilies.
lesson-card-excuse = That card opens the door and you walk out of it. Not before supper.
lesson-card-less = Then fifty is out of reach, and you both lose 5. The Captain or the Duke will do.
lesson-up = **Face up**, so that Bastien believes you. Nothing leaves your hand before you confirm.
lesson-up-do = Lay it face up, then confirm.
lesson-up-why = One of your two cards lies open, the other hidden. Which comes first is up to you.
lesson-up-down = Also allowed; then the second lies open. Tonight let him see it.
lesson-hand-on = Hand the Parley on. Whoever plays later knows more: who should wait?
lesson-hand-on-do = Choose Célimène or Dorante, then confirm.
lesson-hand-on-why = Whoever comes last sees all that lies open before they bet. You need no favors from the other hall, so choose freely.
lesson-hide-honest = **Fifty lie open.** Hide a Fool: it counts 0 and comes home afterwards.
lesson-hide-honest-do = Pick a Fool, then confirm.
lesson-hide-honest-why = Cards that were bet are gone for good. Only a Fool returns to your hand.
lesson-hide-sly = **Sixty lie open**, ten to spare. Hide the valet: 50 to the point, if Bastien hides nothing worse than a Fool.
lesson-hide-sly-do = Pick your −10 valet, then confirm.
lesson-hide-sly-why = If the King’s hall succeeds, the valet sends its bill of 4 lilies to everybody at the Queen’s.
lesson-hide-valet = A fine thought for another evening. What we can see comes to 20 + 30 − 10 = 40: you would lose 5, and 4 more for your own valet.
lesson-hide-fool = Honest after all? It would do. But you laid ten too many for the sake of a small wickedness. Let us see it.
lesson-hide-more = Enough, and gone for good. There is a card that does better for nothing.
lesson-hide-excuse = You would slip out and leave Bastien with the bill. Legal. Remember it.
lesson-granted-honest = **Granted!** Four lilies, and the Fool is back in your hand.
lesson-granted-honest-why = Twenty and thirty made the fifty. Everybody in the hall is paid alike, whoever brought more.
lesson-granted-sly = **Granted, to the point!** And look at the other hall: your valet cost them four each.
lesson-granted-sly-why = Their audience paid them two and your valet took four. They will remember it.
lesson-favor = You brought more than Bastien. So the **favor** is yours: once, from the next round on, look under every hidden card.
lesson-favor-why = Whoever brings the most to a hall that succeeds keeps its card. Each favor is a trick of its own.
lesson-end = Six more like this. In the seventh only the biggest giver is paid, and strong cards kept in hand are worth a little. They know your face now. **Play?**
