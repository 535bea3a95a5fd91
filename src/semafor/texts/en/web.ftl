# The page in the browser

# Everywhere
web-home = Start page
web-close = Close
web-nav = Main pages
web-rules = Rules
web-rules-of-game = Rules of this game
web-replays = Replays
web-account = Account
web-settings = Settings
web-save = Save
web-saved = Saved.
web-on = on
web-off = off
web-nowhere = There is nothing here
web-nowhere-about = This address leads nowhere. Perhaps part of it is missing.
web-error-unknown = That did not work ({ $code }).
web-player-number = Player { $number }
web-days-hours = { $days } d { $hours } h
error-offline = The server does not answer. Is it still running?

# Start page
web-start-title = Where does the next train go?
web-start-lead = Claim routes between cities and complete your tickets before the trains run out.
web-continue = Continue
web-show-all = All games ({ $count })
web-show-fewer = Fewer games
web-your-turn = Your turn
web-their-turn = Waiting for the others
web-seat-asked = Another phone is about to take your seat: open the game to keep it
web-rematch-row = Rematch: a seat is kept for you
web-notice-table = The host has removed you from a table ({ $edition }).
web-notice-hand = Your seat at a table ({ $edition }) went to another phone, because yours was away.
web-notice-campaign = The host has taken { $company } away from you in the campaign.
web-notice-read = OK
web-status-lobby = Waiting for players
web-won-by = Won by { $players }
web-won-by-you = You won
web-new-game = New game
web-who-against = { $edition }: who are you playing against?
web-more-ways = More ways to play
web-other-ways = Other ways to play
web-tutorial = First game
web-tutorial-about = Learn by playing, step by step
web-with-friends = With friends
web-with-friends-about = On one screen, with phones, or by link
web-join = Join a game
web-join-about = Got an invitation? Paste its link here.
web-replays-about = Finished games, move by move
web-replays-count = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
web-replays-lead = Every finished game can be watched move by move, through any player’s eyes, and played on from any point.
web-replays-none = No games finished yet.

# New game
web-edition = Edition
web-mode = How do you want to play?
web-mode-solo = Against bots
web-mode-solo-about = Start right away.
web-mode-hotseat = On one screen
web-mode-hotseat-about = Pass it around; a curtain hides the cards.
web-mode-online = Online by link
web-mode-online-about = Friends join as guests, wherever they are.
web-mode-table = Table with phones
web-mode-table-about = This screen shows the board, phones show each player’s cards.
web-your-name = Your name
web-seat-kind = Player { $number }: who
web-seat-level = Player { $number }: level
web-seat-name = Player { $number }: name
web-seat-remove = Remove player { $number }
web-seat-add = Add a player
web-seat-here = person at this screen
web-seat-phone = person with a phone
web-seat-link = anyone with the link
web-seat-bot = bot
web-seat-open = open seat
web-variant = Tickets
web-variant-standard = standard
web-variant-1910 = 1910
web-variant-mega = mega
web-variant-big-cities = big cities
web-clock-rule = Clock
web-more-options = More options
web-teaching = Teaching game with open hands
web-teaching-about = Ask the bots why, and they talk about their cards and tickets.
web-teaching-mark = Teaching game
web-word-wish = Add words to the shuffle
web-word-wish-about = Before the deal every player may add a word; the shuffle depends on it.
web-clock-none = none
web-clock-quick = 10 minutes + 15 seconds per turn
web-clock-calm = 25 minutes + 30 seconds per turn
web-clock-day = one day per turn
web-clock-days = three days per turn
web-play = Play
web-open-table = Open the table

# Lobby and joining
web-lobby-title = { $edition }: waiting for players
web-lobby-open = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
web-lobby-full = Everyone is here.
web-lobby-missing = Not here yet: { $players }.
web-lobby-rematch = The seats are kept for those who played last time.
web-first = Who goes first
web-first-lot = drawn at random
web-first-by-lot = The first player is drawn at random.
web-first-is = Goes first: { $player }
web-colour-of = Train colour: { $player }
web-seat-colour = Player { $number }: train colour
web-seat-up = Move { $player } up one seat
web-seat-down = Move { $player } down one seat
web-seat-take = Sit here
web-seat-leave = Leave
web-seat-remove-person = Remove { $player }
web-seat-remove-about = { $player } leaves the table and is notified. The seat opens up again, for someone else or for a bot.
web-seat-remove-do = Remove
web-no = No
web-rename = Change name
web-word = A word for the shuffle
web-word-about = The server has fixed its secret number and published the fingerprint below. A word you add now is mixed in, so whoever runs the server cannot choose the deal alone. After the game everything is shown and checked.
web-word-field = Your word
web-word-say = Add it
web-word-said = Your word is part of the shuffle.
web-word-others = { $count ->
    [one] { $count } player has added a word.
   *[other] { $count } players have added a word.
}
web-why-open = Hands and tickets stay secret until the end of the game.
web-seat-waiting = waiting
web-fill-level = Level of the bots in open seats
web-start-now = Begin
web-start-with-bots = { $count ->
    [one] Begin with { $count } bot
   *[other] Begin with { $count } bots
}
web-wait-host = The host starts the game.
web-invite = Invite
web-invite-about = Anyone with this link can take an open seat. No account needed.
web-invite-link = Invitation link
web-invite-code = The invitation as a QR code
web-copy = Copy
web-copied = Copied
web-lan-closed = So far only this computer can open these links. Phones and other computers can join once the server is open to your network.
web-lan-open = Let devices on this network join
web-lan-command = Start the server with this command instead:
web-lan-done = Devices on your network can join now. If one of them can’t, a firewall on this computer may be in the way.
web-codes = Cards on your phones
web-codes-about = Scan the code of a seat: the phone shows its cards and tickets, this screen shows the board.
web-code-of = QR code for { $player }
web-code-new = Show a code
web-code-give = Give this seat to another phone
web-code-wait = { $player } has been warned and can still come back. The code appears in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-seat-given-in = { $player } is away: in { $seconds } s another phone can take the seat, unless { $player } comes back.
web-seat-given = { $player } is away: another phone can take the seat now.
web-code-move = Play on a phone
web-join-invited = { $edition }, at the table: { $players }.
web-join-now = Take the seat
web-join-go = Continue
web-join-guest = You play as a guest; nothing else is needed.
web-join-full = There are no open seats left, but you can watch.
web-join-no-link = This is not a link to a game.
web-seat = Seat
web-seat-any = any
web-watch = Watch
web-hand-title = Your phone, your cards
web-hand-about = The board stays on the big screen; your cards and tickets are here, where only you can see them.
web-hand-take = Sit down

# Account and settings
web-account-about = You can play without an account. With one, your games follow you to other devices.
web-account-in = You are logged in as { $name }.
web-account-lost = Accounts have no e-mail address, so a lost password cannot be recovered.
web-login-brings = Games and campaigns you play as a guest on this device move to your account when you log in.
web-brought = { $count ->
    [one] Logged in. What you played as a guest is now in your account: { $count } game or campaign.
   *[other] Logged in. What you played as a guest is now in your account: { $count } games and campaigns.
}
web-register = New account
web-login = Log in
web-logout = Log out
web-password = Password
web-shown-name = Name shown to others
web-language = Language
web-theme = Colours
web-theme-auto = same as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-off = off
web-motion-fast = fast
web-motion-normal = normal
web-motion-slow = slow
web-anybody = anyone: { $level }
web-remarks = Opponents’ remarks
web-sounds = Sounds
web-volume-low = quiet
web-volume-middle = medium
web-volume-high = loud
web-haptics = Vibration
web-confirm = Claiming a route
web-confirm-always = with the button in the panel
web-confirm-quick = also by choosing the route a second time

# The game screen
web-game-title = Game
web-reload = Reload
web-game-failed = This game cannot be shown
web-board = Board
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Whole board
web-market = Cards to draw
web-deck = deck
web-tickets = tickets
web-take-card = Take from the market: { $card } (place { $slot })
web-draw-deck = { $count ->
    [one] Draw from the deck, { $count } card
   *[other] Draw from the deck, { $count } cards
}
web-discarded = Discard pile: { $count }
web-draw-tickets = { $count ->
    [one] Draw tickets, { $count } left
   *[other] Draw tickets, { $count } left
}
web-you-are = this is you
web-bot-plays = a bot is playing
web-company-bot = bot, { $level }
web-online = online
web-away = away
web-clock = time left
web-spectator = You are watching
web-menu = Menu
web-tabs = Cards, tickets, log
web-tab-hand = cards
web-tab-board = board
web-tab-log = log
web-react = React
web-emote-hello = Hello!
web-emote-nice = Nice move!
web-emote-ouch = Ouch!
web-emote-wow = Wow!
web-emote-thanks = Thank you!
web-emote-hurry = Your train leaves soon…

# What is expected
web-status-loading = One moment…
web-status-wait = One moment…
web-status-sending = Sent…
web-status-turn = Your turn: cards, tickets or a route.
web-status-turn-no-claim = Your turn: cards or tickets.
web-status-chosen = You have chosen. Waiting for: { $players }
web-status-held = Everyone has chosen tickets. The story now continues in the campaign; then the game continues here.
web-held-go = Continue in the campaign
web-status-waiting = Waiting for: { $players }
web-status-handover = Your turn is over.
web-status-substitute = A bot is playing for you.
web-connection-lost = No connection. Trying again…
web-connection-now = Try now

# Deciding
web-pay-with = Pay with
web-pay-all = All { $count } ways
do-claim-points = { $points ->
    [one] Claim for { $points } point
   *[other] Claim for { $points } points
}
do-claim = Claim the route
web-claim-later = You could claim it when it is your turn.
web-points = points
web-trains-after = trains left afterwards
web-completes = Completes: { $tickets }
web-helps = Helps: { $tickets }
web-route-own = It is yours.
web-route-owner = claimed by { $player }
web-route-free = free
web-route-name = { $route }, { $about }: { $state }
web-locomotives = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
web-keep-title = Choose your tickets
web-keep-fewest = { $count ->
    [one] Keep at least { $count } ticket; all of them are ringed on the board.
   *[other] Keep at least { $count } tickets; all of them are ringed on the board.
}
web-keep = { $count ->
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}
web-keep-more = { $count ->
    [one] Choose { $count } ticket
   *[other] Choose { $count } tickets
}
web-keep-total = Points: { $points }
web-keep-total-money = Dollars: { $points }
web-since = Since your last turn
web-keep-length = { $trains ->
    [one] about { $trains } train
   *[other] about { $trains } trains
}
web-hand-colour = { $card }: { $count }
web-hand-lights = Lights up the routes this colour can pay for; drag it onto one to claim it
web-keep-trains = together with your others, about { $needed } of { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}
ask-other = Your decision
ask-other-about = Choose one of the options.
ask-other-go = Decide
web-several-exactly = Choose { $count }.
web-several-between = Choose { $fewest } to { $most }.
web-answers = Answers
do-pass = Pass
web-undo = Undo
web-return = Take over from the bot
web-rematch-wanted = { $player } wants another game.
web-rematch-ready = The next game is ready.
web-rematch-join = Join
web-substitute-me = Let a bot play for me
web-substitute = Let a bot play for { $player }
web-away-for = { $minutes ->
    [0] just gone
    [one] away for { $minutes } minute
   *[other] away for { $minutes } minutes
}
web-bot-in = a bot can take over in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-curtain-about = Only the player named here should look now.
web-curtain-open = I am { $player }

# Tickets, plans, hints
web-ticket-balance = { $points } now
web-ticket-balance-title = Completed tickets minus open ones
web-plan = Show a plan
web-plan-setting = Plan for my tickets on the board
web-plan-still = still missing
web-plan-all-cards = every card is in your hand
web-plan-turns = { $turns ->
    [one] about { $turns } turn
   *[other] about { $turns } turns
}
web-plan-dropped = out of reach: { $tickets }
web-plan-page = plan { $page } of { $pages }
web-plan-before = The previous plan
web-plan-next = Another plan
web-plan-lost = { $player } took { $route }. Out of reach now: { $tickets }
web-plan-longer = { $player } took { $route }. Your plan goes around it, { $turns ->
    [one] about { $turns } turn longer.
   *[other] about { $turns } turns longer.
}
web-plan-round = { $player } took { $route }. Your plan goes around it at no extra cost.
web-hint-more = Other moves, and what the numbers mean
web-unaided = No help
web-unaided-about = No hints and no plans for anyone at the table.
web-unaided-mark = No help
web-paper-name = The Evening Signal
web-paper-special = Special edition
web-plan-all = Show a plan
web-plan-ticket = Show a plan: { $ticket }
web-plan-summary = About { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}; missing cards: { $cards }
web-none = none
web-ticket-done = Ticket complete: { $tickets }
web-why = Why?
web-hint-use = Play it
web-final-score = Final score

# The log
web-log-line = { $player }: { $text }
web-log-early = tickets chosen
web-log-undone = move undone
web-log-substitute = a bot stands in
web-log-return = back at the table
web-log-warn = away; the host wants to give the seat to another phone
web-log-keep = back and keeps the seat
web-log-start = The game begins.
web-log-sit = joined the table
web-log-word = word added to the shuffle

# Finding and listing routes
web-finder = Find a route
web-finder-label = First letters of two cities, for example: sea hel
web-routes-table = All routes
web-only-claimable = only those I can claim now
web-choose = Choose
web-choose-route = Choose { $route }, { $about }
web-column-route = route
web-column-length = length
web-column-colour = colour
web-column-points = points
web-column-state = state

# Keys
web-help-title = Help
web-keys = Keys
web-choose-filter = Part of a name
web-rules-short = Rules of this game in short
web-status-asked = Your turn: { $question }
web-key-finder = find a route by letters of its cities
web-key-routes = all routes as a table
web-key-market = take that card from the market
web-key-deck = draw from the deck
web-key-tickets = draw tickets
web-key-commit = confirm the open panel
web-key-undo = undo
web-key-pass = pass
web-key-plan = show a plan for my tickets
web-key-hint = hint
web-key-log = what has happened
web-key-board = go to the board; arrow keys walk along the routes
web-key-escape = put away, close
web-key-help = this help
web-campaign = Campaign
web-campaign-about = Twelve games on one board that grows.
web-to-campaign = To the campaign
do-use = Use: { $power }
web-powers = Your office cards
web-power-left = { $count } left
web-power-postcard = postcard { $number }
web-panels = Campaign
# The deal of the day
web-daily = The deal of the day
web-daily-about = One shuffle for everybody, and a puzzle beside it.
web-puzzle = The puzzle of the day
web-rewind = Back to my last turn
web-ahead = Then two cards from the deck
web-ahead-about = Drawn for you when your turn comes. Press again to change your mind.
web-ahead-gone = There is nothing to draw from the deck now.
web-daily-mark = deal of the day
