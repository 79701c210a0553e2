talk-hidden-card = Your hidden card
talk-when = round { $n }
