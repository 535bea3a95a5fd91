"""What any campaign needs: a log that is folded, an agenda, decisions, a story deck, files, contents.

A campaign has a room of its own. It says which entries its log has, which steps its agenda, what its cards
order and what lies in its file.
"""
