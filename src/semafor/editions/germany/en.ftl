# Words of this edition
edition-germany-blurb = Passengers wait in the cities, tickets come from two decks.
edition-germany-special = Passengers wait in the cities and come along with every route you claim; tickets come from two decks, and some lead across the border.
