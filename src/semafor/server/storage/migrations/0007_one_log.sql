-- One log for games and campaigns: `log` is the id of either. Rows are only ever added; sums are of the
-- same values as before.
CREATE TABLE log_event (
    log TEXT NOT NULL,
    rev INTEGER NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    checksum TEXT,
    PRIMARY KEY (log, rev),
    UNIQUE (log, key)
);

INSERT INTO log_event (log, rev, key, body, at, checksum)
SELECT game, rev, key, body, at, checksum FROM event ORDER BY game, rev;

INSERT INTO log_event (log, rev, key, body, at, checksum)
SELECT campaign, rev, key, body, at, checksum FROM campaign_event ORDER BY campaign, rev;

DROP TABLE event;

DROP TABLE campaign_event;

ALTER TABLE log_event RENAME TO event;
