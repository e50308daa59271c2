-- id: a hash of the text, so that a board is kept once, and what an id names never changes.
CREATE TABLE boards (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    made_at BIGINT NOT NULL
);
