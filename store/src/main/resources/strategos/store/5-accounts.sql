-- name: what the guest was called last, offered for the next match.
ALTER TABLE guests ADD COLUMN name TEXT;

-- id: begins with @, unlike the hashes that identify guests, and is in guests as well: accounts own seats as guests do.
-- plain_name: the name in lower case, so that no two accounts look alike. password: an Argon2id hash with its parameters.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY REFERENCES guests (id),
    name TEXT NOT NULL,
    plain_name TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    is_operator INTEGER NOT NULL,
    is_muted INTEGER NOT NULL,
    is_banned INTEGER NOT NULL,
    made_at BIGINT NOT NULL
);

-- id: the SHA-256 of the token in the session's cookie.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    used_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);
