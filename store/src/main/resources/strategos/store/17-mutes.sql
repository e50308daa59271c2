-- The players, mostly guests, who publish nothing until a time, because an operator said so.
CREATE TABLE mutes (
    player TEXT PRIMARY KEY REFERENCES guests (id),
    muted_until BIGINT NOT NULL
);
