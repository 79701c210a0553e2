# The words every game shares, in English.

card-hidden = a hidden card
event-undo = { $seat } takes the last move back.
