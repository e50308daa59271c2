-- number: counts the messages of a match. author: who wrote it; seat, name: where they sat and what they were called then.
-- team: the team that may read it; null for a message to everybody. phrase: which prepared phrase it is; text is empty then.
CREATE TABLE chat_messages (
    match_id TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    author TEXT NOT NULL REFERENCES guests (id),
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    team INTEGER,
    phrase TEXT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);

CREATE INDEX chat_messages_by_author ON chat_messages (author);

CREATE INDEX chat_messages_by_time ON chat_messages (at);

-- What operators have to look at; a report that has been handled is deleted. reported: a player, called this name then.
-- number: that of the message that the report is about; null if it is about what else the player does.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    number INTEGER,
    reporter TEXT NOT NULL REFERENCES guests (id),
    reported TEXT NOT NULL REFERENCES guests (id),
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX reports_by_message ON reports (match_id, number);
