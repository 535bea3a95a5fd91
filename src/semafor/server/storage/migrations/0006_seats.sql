-- Guests who have logged in to an account: everything of theirs goes to it. What a server that ended
-- in between left with the guest is brought along later.
CREATE TABLE person_merge (
    guest TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);

-- What somebody must be told who may not be here to see it; gone once it has been read.
CREATE TABLE notice (
    person TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, key)
);

-- Whose seat a link gives away (empty: an open one), and the revision at which its owner was warned.
ALTER TABLE hand_link ADD COLUMN owner TEXT NOT NULL DEFAULT '';

ALTER TABLE hand_link ADD COLUMN warned INTEGER;
