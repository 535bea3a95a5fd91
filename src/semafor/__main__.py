"""`python -m semafor`."""

from semafor.cli.main import main

raise SystemExit(main())
