# The campaign's file, its final reckoning, free play; and why such a thing was refused
error-campaign-entry = Entry { $number } of the campaign’s log does not fit: { $why }.
error-campaign-companies = A campaign has two to five different companies out of { $known }; given: { $names }.
error-campaign-content = This campaign was made by another version of the program, with cards that this one does not have (content { $found }; here: { $known }). Nothing is lost: it can be played with that version or a newer one.
error-campaign-not-over = The vaults stay closed until the twelfth game is over; this is game { $game }.
error-campaign-file-foreign = { $file } is not a campaign.
error-campaign-file-damaged = { $file } is damaged and cannot be opened.
error-campaign-file-version = { $file } was made by another version of the program (format { $version }).
error-campaign-file-host = Only the host can save the campaign as a file.
error-campaign-file-later = A campaign can be saved as a file only between games: when the next one is about to begin, or after the last.
error-campaign-file-sealed = { $file } is sealed for another place and cannot be opened here without its key. Export it again with the seal of this place.
error-campaign-seal = This is not a seal. A seal has 48 characters; copy it as it is shown where the campaign is to go.
error-campaign-file-game = The record of game { $game } in this file does not replay to what the campaign says: the file is refused.
error-campaign-file-rules = Game { $game } of this file was played by other rules than those of this program: the file is refused.
error-campaign-file-long = This file holds more than a campaign can (at most { $most ->
    [one] { $most } game
   *[other] { $most } games
} of usual length).

# The file of a campaign
trail-file = Campaign as a file
trail-file-about = One file with everything: the log, the story so far, the records of all games. It is sealed: only this server can open it, or the place whose seal you give. Whoever imports it sees the hidden postcards of every company played by a person. Everyone is notified, and everything that lies ahead is reshuffled.
trail-file-running = It can be saved between two games: when the next one is about to begin, or after the last.
trail-file-save = Save as a file
trail-files-taken = Files saved so far
trail-files-when = Game { $game }
trail-file-seal = For another place: its seal
trail-file-seal-about = Another server shows its seal where campaigns are imported; for the terminal, semafor campaign seal FILE makes one. Leave it empty for this server.
trail-import = Import a campaign from a file
trail-import-about = A file saved here, or on another server or in the terminal for the seal of this server:
trail-import-pick = Choose a file
trail-import-where = { $name }: game { $game }
trail-import-over = { $name }: complete
trail-import-who = Who plays which company from now on?
trail-import-me = I play ({ $player })
trail-import-open = someone with the link
trail-import-bot = a bot
trail-import-do = Continue this campaign
trail-import-busy = The file is being checked: every game is played again…
trail-take = Play { $company } yourself
trail-missing = One of the companies in this game has no player yet.

# Postcards at the table
play-command-office = o office postcards
play-menu-office = o postcards
play-help-office = postcards at the table; your own with their secret side
play-office = Postcards
play-no-postcards = No company has a postcard yet.
play-postcard-done = completed
play-postcard-open = Shown:
play-postcard-secret = For your eyes only:

# The final reckoning
trail-finale = The final reckoning
trail-finale-about = Twelve games have been played. The vaults are still locked, and nobody knows what the others have put by.
trail-finale-open = Open the vaults
trail-finale-straight = Straight to the result
trail-finale-next = Next vault
trail-finale-last = And the charter goes to…
trail-finale-skip = Skip to the result
trail-finale-again = Open the vaults again
trail-finale-vault = Vault { $number } of { $count }
trail-finale-leads = in the lead
trail-finale-games = Twelve games
trail-finale-chart = How the sums grew
trail-finale-chart-about = What each company had put by after each game, slips and fixed sums; the rest was counted at the end.
trail-finale-board = The board you built
trail-finale-missed = missed
trail-finale-won = won
trail-finale-wins = { $count ->
    [0] no game won
    [one] one game won
   *[other] { $count } games won
}
trail-finale-year = year
trail-note-ticket = ticket { $ticket }
trail-note-rebuild = rebuilt { $strand }
trail-note-save = saved
trail-note-postcard = postcard “{ $name }”

# Free play
trail-free = Play on
trail-free-about = The finished board stays: tariff level 3, 45 trains, up to four booming regions. Nothing changes any more, so play as often as you like.
trail-free-who = Who plays?
trail-free-me = I play
trail-free-none = does not play
trail-free-regions = Booming regions
trail-free-lot = four at random
trail-free-choose = our choice: up to four
trail-free-archived = shuffle the archived events in too
trail-free-do = Set up the board
trail-free-too-few = At least two companies must play, one of them by a person.
trail-free-list = Games on the finished board
trail-free-row = { $year }, game { $number }
trail-free-go = continue
trail-free-waits = waiting for players
