"""Royal Secrets: spies at the French court bet courtiers on the King's and the Queen's audiences."""
