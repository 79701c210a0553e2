"""Lets `python -m coterie.cli` do what `coterie` does."""

import sys

from coterie.cli.command import main

sys.exit(main())
