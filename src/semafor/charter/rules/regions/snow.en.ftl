# What these rules say to players
play-fact-snow = snow falls on { $route }
play-fact-cleared-snow = { $count ->
    [one] one snow token cleared
   *[other] { $count } snow tokens cleared
  }
help-snow-text = Each snow token on a line costs one more card of any colour and pays ${ $t2 } to whoever clears it by building there. Every event brings new snow.
row-snow-cleared = snow cleared
row-snow-tokens = snow on
