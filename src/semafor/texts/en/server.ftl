# `semafor serve` and what the server refuses.

serve-help-port = port to listen on (default: { $port }, or the next free one)
serve-help-host = address to listen on (default: this machine only)
serve-help-host-name = a name under which browsers find the server, e.g. games.example.org; may be repeated
serve-help-lan = let the devices on your network join: prints an address and a QR code
serve-help-open = open the browser
serve-help-proxy = trust X-Forwarded-For and X-Forwarded-Proto: only behind your own proxy
serve-help-data = file with all games (default: in your data folder)
serve-help-database = keep the games in PostgreSQL: postgresql://user@host/name
serve-help-database-file = a file whose first line is that address; or set { $variable }: an address with a password does not belong on a command line
serve-help-redis = notify other processes through Redis instead of PostgreSQL: redis://host
serve-help-workers = number of processes (default: 1; more only with --database)
serve-help-backup = write a consistent copy of the games to FILE and stop; a running server is not disturbed
serve-help-production =
    For friends on your network:  semafor serve --lan

    On the internet, put a TLS proxy in front of it and give the server its public name:
      semafor serve --port 8765 --host-name games.example.org --proxy-header
    The proxy must pass on Host, the upgrade to WebSocket, X-Forwarded-For and
    X-Forwarded-Proto. An example for nginx is in docs/serving.md.

    Many tables: several processes on one PostgreSQL, here or on more machines:
      semafor serve --database postgresql://semafor@db/semafor --workers 4 …
    Processes notify each other of moves through PostgreSQL itself, or through --redis.

    Backups: semafor backup games-today.sqlite and semafor restore, or pg_dump.
    Watch /healthz (200 when games can be stored) and /metrics (Prometheus).
serve-ready = Semafor is ready: { $url }
serve-lan = For phones and other computers on your network: { $url }
serve-no-lan = This machine is not connected to a network, so only browsers on it can join.
serve-where = Games are stored in { $path }. Stop the server with Ctrl-C.
serve-running = Semafor is already running: { $url }
serve-stopped = Stopped. Every game is stored.
serve-backed-up = All games are copied to { $file }.
backup-arg-file = where to put the copy; only its owner will be able to read it
restore-arg-backup = a copy made with semafor backup
restore-done = { $file } now holds the games of { $backup }.
restore-kept = What was there before is kept as { $file }.
check-help-seal = give checksums to rows of earlier releases, which have none
check-help-set-aside = take damaged games out, so that the others can be played; a copy with all of them is kept (SQLite only)
check-progress = Checking
check-looked =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $campaigns ->
        [one] { $campaigns } campaign
       *[other] { $campaigns } campaigns
    }, { $entries ->
        [one] { $entries } event
       *[other] { $entries } events
    } checked; { $replays ->
        [one] { $replays } finished game replayed
       *[other] { $replays } finished games replayed
    }.
check-damaged = Damaged: { $id }. { $why }
check-foreign = Whole, but not to be played with this release: { $id }. { $why }
check-unsealed =
    { $count ->
        [one] { $count } row of an earlier release has
       *[other] { $count } rows of earlier releases have
    } no checksum yet: semafor check --seal gives them one.
check-sealed =
    { $count ->
        [one] { $count } row has
       *[other] { $count } rows have
    } a checksum now.
check-whole = Everything is whole.
check-advice = Put a backup in place with semafor restore BACKUP, or take the damaged games out with semafor check --set-aside.
check-set-aside = The damaged games are taken out. A copy with everything is kept as { $file }.

# What cannot be started

error-bad-port = There is no port { $port }: choose one from 1 to 65535.
error-port-taken = Port { $port } at { $host } cannot be used ({ $why }): choose another one with --port.
error-bad-database-url = --database needs an address like postgresql://user@host/name.
error-bad-redis-url = --redis needs an address like redis://host:6379.
error-data-or-database = --data is for SQLite and --database for PostgreSQL: name one of them.
error-bad-database-file = The file { $path } with the address of the database cannot be read ({ $why }).
error-redis-alone = --redis connects processes that share a PostgreSQL: name it with --database.
error-workers-need-database = Several processes need a PostgreSQL they can share: name it with --database.
error-lan-or-host = --lan listens everywhere by itself: leave out --host.
error-store-in-use = Another server is using { $path }: stop it, or name another file with --data.
error-store-in-use-at = Another server is using { $path }; its page is at { $address }. Open it there, stop that server, or name another file with --data.
error-store-folder = { $path } cannot be written ({ $why }): name another file with --data.
error-store-file = { $path } cannot be used as a database ({ $why }): name another file with --data.
error-store-damaged = { $path } is damaged ({ $what }). Nothing was changed. Put a backup in its place with semafor restore BACKUP; semafor check says which games are damaged, and semafor check --set-aside takes those out.
error-store-stale-wal = { $path } and the file { $path }-wal beside it do not belong together: a copy was put in place by hand. Nothing was changed. Use semafor restore BACKUP, or move { $path }-wal and { $path }-shm away to play on with the copy as it is.
error-store-newer = The games were stored by a later release (database version { $found }, this release knows { $latest }): update Semafor.
error-store-unreachable = PostgreSQL does not answer ({ $why }): check the address and whether it is running.
error-store-not-durable = This PostgreSQL has synchronous_commit off and could lose moves: switch it on for this database.
error-bus-unreachable = Redis does not answer ({ $why }): check the address and whether it is running.
error-backup-missing = There are no games at { $path }: name the file with --data.
error-backup-exists = { $path } exists already: name a new file.
error-backup-failed = The copy to { $path } failed ({ $why }).
error-backup-postgres = Copy a PostgreSQL with its own tool: pg_dump.
error-restore-postgres = Restore a PostgreSQL with its own tool: pg_restore, into an empty database.
error-restore-missing = There is no copy at { $path }.
error-restore-itself = { $path } is the file with the games itself: name a copy of it.
error-restore-no-games = { $path } is not a copy of Semafor’s games.
error-restore-damaged = The copy { $path } is damaged ({ $what }). The games were left as they are: try an older copy.
error-restore-failed = The copy { $path } could not be put in place ({ $why }). Nothing was replaced.
error-set-aside-postgres = --set-aside works on a SQLite file. A server on PostgreSQL begins all the same and refuses the damaged game alone.
error-check-no-games = There are no games in this database.
error-check-fold = Its log does not add up to a game ({ $why }).
error-check-short = Its log ends at event { $found }, though it had reached { $rev }.

# What the server refuses

error-game-damaged = What is stored of { $game } is damaged (event { $rev }), so it cannot be opened. Whoever runs the server can restore a backup.
error-store-down = The server cannot store anything at the moment. Your move is not lost: try again in a few seconds.
error-thinking-failed = No answer could be found this time: try again.
error-worker-failed = No answer could be found this time: try again.
error-wrong-host = The server is not configured for this host name: start it with --host-name, or use its own address.
error-not-at-this-machine = Only someone at the computer that runs the server can do that.
error-no-network = The server could not be opened to your network: check that this computer is connected, or start it with “semafor serve --lan”.
error-wrong-origin = This request did not come from the server’s own page.
error-too-many = Too much at once: wait a moment.
error-too-many-sockets = Too many windows are open here: close some of the others, then reload this page.
error-too-long = That was too long.
error-too-slow = The request took too long to arrive: try again.
error-unreadable = The server could not read what was sent: reload the page.
error-hello-first = The connection began the wrong way: reload the page.
error-reload = There is a new version of the page: reload it.
error-seat-moved = This seat is now played on another device.
error-removed = The host has removed you from this table. You can watch, or ask for another seat.
error-server = Something went wrong on the server. Nothing you did is lost: reload the page.
error-bad-request = The server could not understand the request: { $why }
error-unknown-path = There is nothing at this address.
error-wrong-method = That cannot be done at this address.
error-unknown-game = There is no such game: check the link.
error-bad-link = This link has already been used or is too old: ask for a new one.
error-hand-wait = This phone may only be asleep. Its seat can be given to another phone in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, if it does not come back.
error-hand-early = This player has been warned and can still come back: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-hand-kept = This player has come back and keeps the seat.
error-bad-name = A name has 1 to { $most } characters.
error-bad-password = A password has { $least } to { $most } characters.
error-wrong-password = Name or password is wrong.
error-name-taken = This name is taken: choose another one.
error-has-account = You already have an account: log out first.
error-no-session = Your session has ended: reload the page.

# Campaigns on the server
error-unknown-campaign = There is no such campaign.
error-not-your-company = This is not your company.
error-campaign-sealed = The shuffle and the hands of a campaign game stay hidden until everything after the game has been decided; secret sides stay hidden from others after that too.
error-campaign-open = Nobody has taken one of the companies yet: let a bot play it, or leave it out of this game.
error-campaign-bot-already = A bot is already deciding for this company.
error-campaign-not-away = A bot can decide for someone else only when the campaign has been waiting for that player for a while.
error-campaign-no-bot = No bot is deciding for this company.

# The page for a host name that is not the server's
wrong-host-title = This server goes by another name
wrong-host-why = You asked for “{ $name }”, and the game server here is not set up for that name.
wrong-host-here = If someone sent you a link, use it exactly as it was sent, or ask for a new one.
wrong-host-host = If the server is yours, start it with this name:
