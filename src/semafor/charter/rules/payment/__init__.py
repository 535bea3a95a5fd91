"""How claims are paid in a campaign: marked cards, further cards, fees, and everything that helps."""
