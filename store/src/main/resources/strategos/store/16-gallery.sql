-- Boards that their makers have shared with everybody, with what a list shows of them. least_value, most_value: what the
-- continents pay, in percent of the formula for bonuses; 0 for a board too large to be measured.
CREATE TABLE gallery (
    board TEXT PRIMARY KEY REFERENCES boards (id),
    owner TEXT NOT NULL REFERENCES accounts (id),
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    licence TEXT NOT NULL,
    territories INTEGER NOT NULL,
    continents INTEGER NOT NULL,
    borders INTEGER NOT NULL,
    least_value INTEGER NOT NULL,
    most_value INTEGER NOT NULL,
    shared_at BIGINT NOT NULL
);

CREATE INDEX gallery_by_owner ON gallery (owner);

-- The board that people have played a match on to its end, by the name that it has on this server.
CREATE TABLE board_plays (
    match_id TEXT PRIMARY KEY REFERENCES matches (id),
    board TEXT NOT NULL
);

CREATE INDEX board_plays_by_board ON board_plays (board);
