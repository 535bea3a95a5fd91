var e=`# The campaign in the browser. Nothing sealed stands here: names and stories come from the server when they are open.
trail-title = Campaign
trail-lead = Twelve games on one board that grows. What you decide is there to stay.
trail-about = Found a railway company and play twelve games, from 1865 to 1898. After each one the board, the rules and the companies change for good. You can stop at any time; everything is kept.
trail-new = New campaign
trail-found = Found the companies
trail-mine = Your campaigns
trail-none = You have no campaign yet.
trail-your-company = Your company
trail-other-companies = The other companies
trail-number = How many companies
trail-who-plays = Who plays { $company }
trail-kind-bot = a bot
trail-kind-person = someone at this screen
trail-kind-open = someone with the link
trail-veteran = We have played this campaign before
trail-veteran-about = The same numbers then hide different postcards.
trail-taken = taken
trail-begin-campaign = Begin the campaign
trail-row = Game { $game } of { $games }, { $year }
trail-over-row = Complete
trail-waits-you = your turn
trail-waits-others = waiting for the others
trail-playing = game in progress
trail-loading = Loading…
trail-game-of = Game { $game } of { $games }
trail-tariff = tariff level { $level }
trail-spectator = You are watching.
trail-invite = Send this link to those who are still missing:
trail-copy = Copy the link
trail-copied = Copied
trail-join = Take over { $company }
trail-join-about = You have been invited to this campaign. Choose a company.

# What is to be done now
trail-begin = { $year }: game { $game }
trail-begin-about = Who takes part? A company that misses a game gets a fixed sum instead.
trail-begin-do = Begin the game
trail-begin-wait = { $player } will begin the next game.
trail-takes-part = takes part
trail-absent = misses this game
trail-plays-bot = played by a bot: { $level }
trail-plays-person = played by { $player }
trail-plays-you = played by you
trail-guest = guest
trail-bot-of = bot, { $level }
trail-choice-of = What { $company } does in this game
trail-too-few = At least two companies must take part, one of them played by a person.
trail-story = Story
trail-side-a = front
trail-side-b = back
trail-turn-card = Turn the card over
trail-next-card = Next card
trail-choose = Choose
trail-secret-choice = Only { $company } knows the options.
trail-deal-title = Game { $game }, { $year }: cards and tickets
trail-deal = Choose your tickets
trail-deal-about = The board is set up. First everyone gets cards and chooses starting tickets at the table. Then the story continues here with its decisions, and after that comes the first turn.
trail-dealt-about = Cards and tickets are dealt; the first turn comes after the story and its decisions.
trail-dealt-look = See your cards and tickets
trail-play = Play the game
trail-watch = Watch the game
trail-play-about = The board is set up. You can leave the game at any time and pick it up where you left off.
trail-changed = What has changed
trail-slips = Slips from the game just played
trail-slip-tickets = { $count ->
    [one] one ticket
   *[other] { $count } tickets
}
trail-over = The campaign is complete
trail-over-won = { $count ->
    [one] The charter goes to { $companies }.
   *[other] { $companies } share the charter.
}

# What lies open
trail-map = The board
trail-map-about = { $count ->
    [0] The east is open.
    [one] The east and one region are open.
   *[other] The east and { $count } regions are open.
}
trail-companies = Companies
trail-history = Games played
trail-replay = watch the replay
trail-won-by = won by { $company }
trail-regions = Regions
trail-region-boom = booming
trail-region-settled = settled
trail-region-open = its rule takes effect in the next game
trail-rules = Rules of this campaign so far
trail-events = Events in the deck
trail-event-marks = { $count ->
    [one] one mark of wear
   *[other] { $count } marks of wear
}
trail-season = Season
trail-row-crew = Crew for hire
trail-postcards = Postcards
trail-postcard-open = shown
trail-postcard-secret = Secret side, for your eyes only
trail-postcard-done = in the archive
trail-story-again = Read the story again
trail-stamps = stamps
trail-tickets = Tickets with a number or stamps
trail-depots = depots
trail-painted = painted lines
trail-slips-count = slips in the vault
trail-wins = games won
trail-caboose = has the caboose card
trail-absences = missed games
trail-level = level { $level }
trail-you = you
trail-open-seat = waiting for someone
trail-opens = A new region opens
trail-skip = Tap or press any key to continue
trail-back = Back to the campaign
trail-line-slips = slips
trail-line-absences = missed games
trail-line-notes = notes
trail-line-souvenirs = souvenirs
trail-line-depots = depots
trail-line-painted = painted lines
trail-line-total = total
trail-line-points = dollars

trail-waits-for = Waiting for { $players }.
trail-row-waits = waiting for { $players }
trail-bot-decide = Let a bot decide
trail-bot-about = The bot decides for this company until the next game begins or its player returns.
trail-late-host = If nobody shows up within a minute, you can let a bot decide.
trail-late-others = If nobody shows up within a day, you can let a bot decide.
trail-late-begin = If nobody begins it within a day, you can.
trail-away-you = A bot decides for you until the next game begins.
trail-back-again = I am back
trail-company-away = a bot is deciding for now
trail-leave = Give up this company
trail-leave-about = The place opens up again: whoever follows the link takes over the company with everything it has.
trail-leave-do = Give it up
trail-leave-sure = Give up { $company }?
trail-remove = Remove { $player } from { $company }
trail-remove-sure = Remove { $player } from { $company }?
trail-remove-about = The player will be notified. The place opens up again: whoever follows the link takes over the company with everything it has.
trail-remove-do = Remove
trail-removed = The host has taken { $company } away from you. You can watch, or ask for the link again.
trail-eyes = { $player } is looking.
trail-eyes-show = Show { $player } the secret sides
trail-eyes-hide = Hide the secrets
trail-join-none = All companies are taken. You can watch.
trail-asked = A question for { $company }:
trail-player-name = player’s name

# The first minute, and what the words mean
trail-first = How it goes
trail-first-1 = Choose your starting tickets, then read the story card by card; it tells you what is new.
trail-first-2 = Play a game. What you earn is written on a slip and goes into your sealed vault.
trail-first-3 = After each game there are a few choices, and whoever came last chooses first. What is chosen stays for all later games.
trail-first-4 = After the twelfth game the vaults are opened: the fullest one wins.
trail-words = What the words mean
trail-word-tariff = Tariff level, T
trail-word-tariff-about = A number that makes many bonuses larger. It is 1 in the first games and rises twice.
trail-word-caboose = Caboose
trail-word-caboose-about = Held by whoever came last, who takes the first turn of the next game and chooses first between games.
trail-word-slip = Slip and vault
trail-word-slip-about = The slip holds the dollars a company earned in one game. Slips are kept in the vault, which nobody opens before the end.
trail-word-region = Booming and settled
trail-word-region-about = While a region is booming, for five games at most, its own rule holds. Then it is settled: the rule goes, the lines and cities stay.
trail-word-level = I, II, III
trail-word-level-about = Levels of a crew member: whoever stays with a company rises by one at each crew call. Three numbers on a card are for the three levels.
trail-word-postcard = Postcard
trail-word-postcard-about = Everyone sees the front; only its owner reads the back, which says what it asks for and what it gives.
trail-word-stamp = Stamp
trail-word-stamp-about = Each ticket completed in a game gets the company’s stamp. A ticket with enough stamps is retired.
`;export{e as default};