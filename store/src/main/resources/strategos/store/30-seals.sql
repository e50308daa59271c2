-- Matches whose dice are to be sealed as soon as their seats are taken.
CREATE TABLE sealed_matches (
    match_id TEXT PRIMARY KEY
);

-- The seals of matches, under public numbers without gaps, so they outlive their matches.
-- phase: commit, reveal, live, open or void. since: the server time at which clients were asked for what they have to
-- send. facts: the secret of the server, and the links of the players.
CREATE TABLE seals (
    number BIGINT PRIMARY KEY,
    match_id TEXT NOT NULL,
    phase TEXT NOT NULL,
    since BIGINT NOT NULL,
    facts TEXT NOT NULL,
    made_at BIGINT NOT NULL
);

CREATE INDEX seals_of_matches ON seals (match_id);
