"""The first games of a campaign from Python: story, choices, games, then the same log again."""

from semafor.charter import Campaign, new_game, read_report, view

campaign = Campaign.open(["blue", "red"], seed="a long winter")
players = {name: {"name": name, "kind": "human"} for name in ("blue", "red")}
while campaign.pending().game <= 2:  # or until it is "over"
    pending = campaign.pending()
    if pending.what == "begin":
        campaign.begin(players)
    elif pending.what == "deal":  # `new_game` deals the same here already
        campaign.deal()
    elif pending.what == "play":
        game = new_game(campaign)
        while not game.is_over:
            game.play_action(game.actions()[0])
        campaign.finish(read_report(campaign.state, game))
    else:
        seen = view(campaign, pending.decision.company)  # what this company may know
        campaign.choose(seen["pending"]["decision"]["options"][0])
assert Campaign.replay(campaign.log).digest() == campaign.digest()
