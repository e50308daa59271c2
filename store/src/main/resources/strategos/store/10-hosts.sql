-- host: who made the match, and may replace players who are away; null for matches made before.
ALTER TABLE matches ADD COLUMN host TEXT REFERENCES guests (id);
