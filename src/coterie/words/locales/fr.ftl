# Les mots communs à tous les jeux, en français.

card-hidden = une carte cachée
event-undo = { $seat } reprend son dernier coup.
