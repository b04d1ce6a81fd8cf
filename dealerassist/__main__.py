"""Lets `python -m dealerassist` do what the `dealerassist` command does."""

import sys

from dealerassist.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
