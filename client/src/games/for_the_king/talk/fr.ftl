talk-of-lot = De ce lot
talk-when = lot { $n }
talk-filter-round = Ce lot
