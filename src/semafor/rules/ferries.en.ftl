# What this rule module says to players
module-ferries = ferries
rulebook-ferry-heading = Ferries
rulebook-ferry = A ferry is a grey route over water. Each locomotive shown on it must be paid for with a real locomotive; the other spaces take cards of one colour, as usual.
coach-hint-ferry = A ferry
coach-hint-ferry-text = Each locomotive drawn on the route must be paid for with a real one. The rest takes one colour.
reason-draw-locomotive-ferry = The ferry { $route } cannot do without a locomotive.
play-kind-ferry = ferry
example-ferry = A ferry
example-ferry-look = The ferry { $route } has { $length ->
    [one] { $length } space
   *[other] { $length } spaces
}; { $locomotives ->
    [one] { $locomotives } of them shows a locomotive
   *[other] { $locomotives } of them show a locomotive
}.
example-ferry-pay = You pay { $paid }. { $rest ->
    [0] Every space wants a real locomotive here.
   *[other] For the spaces without a locomotive any colour will do.
}
