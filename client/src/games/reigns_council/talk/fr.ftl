talk-proposal = De ta Proposition
talk-desk = Avant de juger
talk-when = tour { $n }
talk-filter-round = Ce tour
