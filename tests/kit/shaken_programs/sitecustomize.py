"""Read by every Python that a shaken run starts: a server as a process of its own is shaken, too."""

import sys

if "serve" in sys.orig_argv:
    from tests.kit.shaken import Shaking

    Shaking.of_this_run().shake_server()
