"""Harnesses that try to break the server: load, crashes, races, cuts, abuse, secrets.

Each is a command, `python -m trials.NAME --help`; docs/reliability.md says what each one shows.
They talk to a real server on the loopback address only, are repeatable by `--seed`, bounded in
count and in time, print how much they checked, and fail when that is too little.
"""
