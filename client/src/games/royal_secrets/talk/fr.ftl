talk-hidden-card = Ta carte cachée
talk-when = manche { $n }
