var e=`# The rules page of the browser: sections written once, numbers from the edition's data
rulebook-heading = How to play
rulebook-choose = Edition
rulebook-contents = On this page
rulebook-play = Start a game
rulebook-first-game = Play a guided first game
rulebook-back = Back

# What is made where an edition brings no words of its own
rulebook-special-made = A board of its own with the usual rules.
rulebook-undescribed = { $count ->
    [one] One more rule applies
   *[other] { $count } more rules apply
} that this page does not describe: { $rules }. The sentences below leave out whatever that changes.
rulebook-special-with = A board of its own. Beside the usual rules: { $rules }.
edition-blurb-made = Places: { $places }, routes: { $routes }, tickets: { $tickets }.

# What a picture of a worked example shows, for those who don't see it
picture-stretch = { $ends } ({ $length }, { $colour }){ $owner ->
    [you] , yours
    [other] , somebody else’s
   *[none] {""}
}{ $closed ->
    [yes] , closed
   *[no] {""}
}
picture-piece = { $kind ->
    [station] station in { $place }
   *[pawn] passenger in { $place }
}
picture-cards = { $heading }: { $cards }
picture-ticket = ticket { $ends } ({ $points })
rulebook-example = Example
rulebook-sum = Total
`;export{e as default};