-- What a match counts for that is over. size: the number of its seats.
CREATE TABLE results (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    preset TEXT NOT NULL,
    size INTEGER NOT NULL,
    is_rated INTEGER NOT NULL
);

-- The skill of an account with a preset and a number of seats: a normal distribution.
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    preset TEXT NOT NULL,
    size INTEGER NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (account, preset, size)
);

CREATE INDEX ratings_by_preset ON ratings (preset, size);

-- The rating of an account after each rated match.
CREATE TABLE rating_changes (
    account TEXT NOT NULL REFERENCES accounts (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    preset TEXT NOT NULL,
    size INTEGER NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, match_id)
);
