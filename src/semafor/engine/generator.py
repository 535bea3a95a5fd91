"""The numbers of the fast generator, for simulations; real games draw from chance.py.

This file is never compiled; compiled modules import the numbers.
"""

MASK64 = (1 << 64) - 1
# Knuth's constants: of the generators tried the fastest without a compiler whose high bits are good.
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
# The state of the generator is a secret too: what is drawn from a position as a seat knows it is anybody's guess.
ANY_RNG = 1
# A number below FINE is turned into a share of one.
FINE = 1048576
FINENESS = 1048576.0
