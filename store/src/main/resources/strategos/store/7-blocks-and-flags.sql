-- An account that blocks another is never at one table with it.
CREATE TABLE blocks (
    account TEXT NOT NULL REFERENCES accounts (id),
    blocked TEXT NOT NULL REFERENCES accounts (id),
    PRIMARY KEY (account, blocked)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- Hints for operators about matches. kind: shared_address or truce. seats: the numbers of two seats with a comma between.
CREATE TABLE match_flags (
    match_id TEXT NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL,
    seats TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, kind, seats)
);
