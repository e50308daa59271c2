-- Accounts that programs play. Their ids begin with @bot:, and nobody can sign in to them.
-- token: the SHA-256 of the token that the program sends; null after it has been revoked.
CREATE TABLE bot_accounts (
    id TEXT PRIMARY KEY REFERENCES accounts (id),
    owner TEXT NOT NULL REFERENCES accounts (id),
    token TEXT UNIQUE
);

CREATE INDEX bot_accounts_by_owner ON bot_accounts (owner);
