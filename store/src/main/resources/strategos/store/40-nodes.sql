-- The processes that serve one site on this database. address: where the others reach it. secret: what they show it to be
-- trusted. expires_at: until when it counts as alive, by the clock of the database, in milliseconds.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    expires_at BIGINT NOT NULL
);

-- owner: the node that plays the match. epoch: how often a node has claimed it; only the last may write.
ALTER TABLE matches ADD COLUMN owner TEXT;

ALTER TABLE matches ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
