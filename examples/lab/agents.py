"""PettingZoo: agents that take turns, here all of them random."""

from __future__ import annotations

from semafor.lab.aec import env

game = env("europe", seats=3, reward="rank")
game.reset(seed=7)
for agent in game.agent_iter():
    seen, reward, is_over, is_stopped, info = game.last()
    if is_over or is_stopped:
        print(agent, "has", reward, info)
        game.step(None)
        continue
    game.action_space(agent).seed(game.game.state.turns)
    game.step(int(game.action_space(agent).sample(seen["action_mask"])))
print(game.metadata["name"], game.metadata["map_hash"][:12])
