-- deciders, winners: the numbers of seats with commas between, instead of one seat each: seats decide and win together, too.
ALTER TABLE matches ADD COLUMN deciders TEXT NOT NULL DEFAULT '';

ALTER TABLE matches ADD COLUMN winners TEXT NOT NULL DEFAULT '';

UPDATE matches SET deciders = COALESCE(CAST(decider AS TEXT), ''), winners = COALESCE(CAST(winner AS TEXT), '');

ALTER TABLE matches DROP COLUMN decider;

ALTER TABLE matches DROP COLUMN winner;
