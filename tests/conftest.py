"""How property tests search: always the same examples where CI judges a change, new ones each time on a desk. And the
screen is painted without a panel, whichever tests are run.
"""

import os

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, database=None, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
