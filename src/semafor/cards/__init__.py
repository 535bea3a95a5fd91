"""The vocabulary of card rows: which words there are, how rows are read, what they do."""
