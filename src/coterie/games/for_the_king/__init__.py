"""For the King (and Me): gifts, then auctions, for the offices of a young king's government."""
