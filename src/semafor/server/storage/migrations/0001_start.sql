-- Times are seconds since 1970. Tokens are kept as SHA-256 only.

-- A person: a guest (login and password are null) or an account.
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id),
    created DOUBLE PRECISION NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);

CREATE INDEX session_person ON session (person);

-- `setup` is what the game began with (its seed too: secret until the end). `digest`, `updated` and
-- `deadline` follow from the log up to revision `rev` and are kept for lists.
CREATE TABLE game (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    setup TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    digest TEXT NOT NULL,
    rev INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL,
    deadline DOUBLE PRECISION
);

CREATE INDEX game_host ON game (host);

CREATE INDEX game_deadline ON game (deadline) WHERE deadline IS NOT NULL;

-- The log: the truth of every game. Rows are only ever added.
CREATE TABLE event (
    game TEXT NOT NULL REFERENCES game (id),
    rev INTEGER NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (game, rev),
    UNIQUE (game, key)
);

-- Who sits where, by person: follows from the log, for "my games".
CREATE TABLE player (
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (game, seat)
);

CREATE INDEX player_person ON player (person);

CREATE TABLE hand_link (
    token_hash TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game (id),
    seat INTEGER NOT NULL,
    expires DOUBLE PRECISION NOT NULL,
    used DOUBLE PRECISION
);

-- Spans in which no server ran: they never count on a player's clock.
CREATE TABLE downtime (
    began DOUBLE PRECISION PRIMARY KEY,
    ended DOUBLE PRECISION NOT NULL
);
