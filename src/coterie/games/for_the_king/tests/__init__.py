"""Rule tests of For the King (and Me), named by clause."""
