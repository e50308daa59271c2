-- practice: 1 for a match to practise in, which began from a position of the match in origin.
ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;
