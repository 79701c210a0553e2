talk-proposal = Of your Proposal
talk-desk = Before you judge
talk-when = turn { $n }
talk-filter-round = This turn
