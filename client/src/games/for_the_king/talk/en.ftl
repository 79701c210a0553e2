talk-of-lot = Of this lot
talk-when = lot { $n }
talk-filter-round = This lot
