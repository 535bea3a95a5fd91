"""Rulesets by what names them, for whoever finds a name or an overlay stored or sent; views with the name of theirs."""
