"""What the search learns from games: made here from nothing, written into the folder of an edition."""
