"""What every game must pass, whatever it is: each module is one contract over every discovered game and seat count."""
