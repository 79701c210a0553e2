talk-hidden-card = Ta carte cachée
talk-when = tour { $n }
