-- maker: who made the match without sitting down, to find it again; whoever sits finds it by the seat, which can move.
ALTER TABLE matches ADD COLUMN maker TEXT REFERENCES guests (id);

CREATE INDEX matches_by_maker ON matches (maker) WHERE maker IS NOT NULL;
