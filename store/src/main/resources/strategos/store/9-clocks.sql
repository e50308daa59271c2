-- time_control: how much time players have, as JSON; null for a match without clocks.
-- clock: the clocks as JSON, as they were at the last step. due_at: the server time at which one of them runs out.
ALTER TABLE matches ADD COLUMN time_control TEXT;

ALTER TABLE matches ADD COLUMN clock TEXT;

ALTER TABLE matches ADD COLUMN due_at BIGINT;

CREATE INDEX matches_by_due ON matches (due_at) WHERE due_at IS NOT NULL;

-- One row: for how many milliseconds the server has run, all times together. Clocks stand still while it does not run.
CREATE TABLE server_time (
    id INTEGER PRIMARY KEY,
    millis BIGINT NOT NULL
);

INSERT INTO server_time (id, millis) VALUES (1, 0);
