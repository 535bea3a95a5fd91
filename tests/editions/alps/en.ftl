edition-alps-blurb = A small board of passes and lakes, where locomotives are for tunnels and ferries alone.
edition-alps-special = Mountains divide the north from the sea. Keep your locomotives for tunnels and ferries: elsewhere they are no use.

module-mountain_locomotives = locomotives in the mountains only
rulebook-mountain_locomotives-heading = Locomotives in the mountains
mountain_locomotives-cost = A route of four spaces costs four cards of its colour and four of your trains. For a grey route choose any one colour.
mountain_locomotives-cards = The cards have eight colours, and there are { $locomotives ->
    [one] { $locomotives } locomotive
   *[other] { $locomotives } locomotives
} for tunnels and ferries.
mountain_locomotives-rule = Locomotives pay for ferries and tunnels only. There they replace cards of any colour, as many as you like; any other route takes coloured cards alone. On this board they help with { $routes ->
    [one] { $routes } route
   *[other] { $routes } routes
}.
mountain_locomotives-tip = A locomotive is worth little if your tickets stay in the plain.
coach-hint-mountain_locomotives = Locomotives stay in the mountains
coach-hint-mountain_locomotives-text = Here a locomotive pays for tunnels and ferries only. Other routes take cards of one colour and nothing else.
mountain_locomotives-example = A mountain of locomotives
mountain_locomotives-pay = For { $route } you may pay with nothing else: { $paid }.
