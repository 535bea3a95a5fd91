# Campaigns: why something was refused
error-bad-content = { $file }, { $row }: { $what }.
error-campaign-entry = Entry { $number } of the campaign's log does not fit: { $why }.
error-campaign-word = A campaign's log knows no entry "{ $word }" here.
error-campaign-field = The entry "{ $word }" lacks "{ $field }" or has it wrong.
error-campaign-companies = A campaign has two to five different companies of { $known }; given: { $names }.
error-campaign-content = The campaign was made with other content ({ $found }; here: { $known }).
error-campaign-complete = The campaign is complete: all { $games } games have been played.
error-campaign-not-now = This is not the time for it: { $what }.
error-campaign-too-few = A game needs at least two companies; given: { $count }.
error-campaign-player = "{ $company }" is not a company of this campaign, or its player lacks a name or a kind.
error-campaign-story = Both sides of a story card are read in their order; { $code } is not the next one.
error-campaign-option = "{ $option }" is not one of the options of "{ $kind }".
error-campaign-report = The report does not belong to this game: { $what }.
error-campaign-not-over = The vaults stay closed until the twelfth game is over; this is game { $game }.
error-campaign-free-regions = Free play takes at most { $most } regions of the campaign; given: { $names }.
error-campaign-no-overlay = This record is not a game of a campaign.
