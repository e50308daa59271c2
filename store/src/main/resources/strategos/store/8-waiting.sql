-- rematch: the match that the players of this one play next.
ALTER TABLE matches ADD COLUMN rematch TEXT REFERENCES matches (id);

-- Matches that a player has removed from the list of their own.
CREATE TABLE hidden_matches (
    guest TEXT NOT NULL REFERENCES guests (id),
    match_id TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (guest, match_id)
);

-- listing: null for a match that only its link leads to, empty for one that everybody finds in the lobby, otherwise the
-- kind of quick match that it is.
ALTER TABLE matches ADD COLUMN listing TEXT;

CREATE INDEX matches_by_listing ON matches (listing) WHERE listing IS NOT NULL AND is_over = 0;
