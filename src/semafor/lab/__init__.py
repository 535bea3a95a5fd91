"""The lab: games as numbers for people who train agents. Nothing of the game itself needs it."""
