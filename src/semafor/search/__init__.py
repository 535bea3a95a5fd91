"""What strong bots think with: policies, rollouts and tree search on positions dealt from a view."""
