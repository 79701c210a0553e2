"""Tables while people are at them: opened, loaded, changed, told of and closed."""
