-- origin, origin_step: the match, and the step in its replay, that this one continues; null for others.
ALTER TABLE matches ADD COLUMN origin TEXT;
ALTER TABLE matches ADD COLUMN origin_step INTEGER;
