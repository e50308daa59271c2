-- Statements end with a semicolon at the end of a line. They run on SQLite and on PostgreSQL alike.

-- id: the SHA-256 of the token in the guest's cookie; the token itself is nowhere in the database.
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    made_at BIGINT NOT NULL
);

-- header: the lines that open the game again, as in a record, without the players.
-- turn, decider, winner, is_over: where the match stands, written with the steps that led there.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    header TEXT NOT NULL,
    pace TEXT NOT NULL,
    turn INTEGER NOT NULL,
    decider INTEGER,
    winner INTEGER,
    is_over INTEGER NOT NULL,
    made_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);

-- kind: person, bot or open. guest: who sits there, for a person. bot: which one, for a bot.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    guest TEXT REFERENCES guests (id),
    PRIMARY KEY (match_id, seat)
);

CREATE UNIQUE INDEX one_seat_a_guest ON seats (guest, match_id) WHERE guest IS NOT NULL;

-- seat, client_id: for a move, who sent it and the name the client gave the message.
CREATE TABLE steps (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    seat INTEGER,
    client_id TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE UNIQUE INDEX steps_by_message ON steps (match_id, seat, client_id) WHERE client_id IS NOT NULL;

-- id: the SHA-256 of the token in the link.
CREATE TABLE seat_links (
    id TEXT PRIMARY KEY,
    match_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL REFERENCES guests (id),
    made_at BIGINT NOT NULL,
    used_at BIGINT,
    FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat)
);
