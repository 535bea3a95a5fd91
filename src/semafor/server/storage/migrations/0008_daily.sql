-- Games of a day's deal. One for a person: who began it stands here, who owns it now in `player`.
CREATE TABLE daily (
    day TEXT NOT NULL,
    edition TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL REFERENCES game (id),
    PRIMARY KEY (day, edition, person)
);

CREATE INDEX daily_game ON daily (game);
