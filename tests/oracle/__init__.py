"""An independent, deliberately naive reference for the tests.

Written from the rule ledger alone; nothing in here may import the project's engine.
"""
