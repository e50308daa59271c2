-- owner: of seats, a guest or an account. token: in the links of every mail; all that it can do is confirm and stop mails.
CREATE TABLE mail_addresses (
    owner TEXT PRIMARY KEY REFERENCES guests (id),
    address TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    is_confirmed INTEGER NOT NULL,
    made_at BIGINT NOT NULL
);

-- turn: the last one of the match that the owner was written to about.
CREATE TABLE mailed_turns (
    owner TEXT NOT NULL REFERENCES guests (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    turn INTEGER NOT NULL,
    PRIMARY KEY (owner, match_id)
);
