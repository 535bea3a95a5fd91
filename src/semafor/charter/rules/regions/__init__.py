"""One rule for each region, in force while it booms."""
