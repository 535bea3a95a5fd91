-- A campaign: its row (`setup` holds its seed, which is never told) and its log, which is the truth.
-- `digest`, `rev` and `updated` follow from the log and are kept for lists.
CREATE TABLE campaign (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL,
    setup TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL,
    digest TEXT NOT NULL,
    rev INTEGER NOT NULL,
    updated DOUBLE PRECISION NOT NULL
);

CREATE INDEX campaign_host ON campaign (host);

-- Rows are only ever added.
CREATE TABLE campaign_event (
    campaign TEXT NOT NULL REFERENCES campaign (id),
    rev INTEGER NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (campaign, rev),
    UNIQUE (campaign, key)
);

-- Whose company is whose, by person: follows from the log, for "my campaigns".
CREATE TABLE campaign_player (
    campaign TEXT NOT NULL REFERENCES campaign (id),
    company TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (campaign, company)
);

CREATE INDEX campaign_player_person ON campaign_player (person);
