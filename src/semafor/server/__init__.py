"""The web server. The browser holds no rules.

From the top: `workers` starts processes, `running` is one, `app` puts it together; `sockets` and `http` speak to clients;
`campaigns` and `games` are folded from a `log`; `people` are who they are; `thinking` keeps long work away from the event
loop; `bus` carries hints between processes, `storage` keeps rows, `protocol` has every message, `upkeep` keeps a process well.
`page` is the page as it was built from web/.
"""
