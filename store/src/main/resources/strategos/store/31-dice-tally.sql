-- The dice of finished matches, counted: how often each face came up for attackers and defenders, and the longest run of
-- one face. They outlive their matches.
CREATE TABLE dice_tally (
    match_id TEXT PRIMARY KEY,
    is_sealed INTEGER NOT NULL,
    attack_faces TEXT NOT NULL,
    defend_faces TEXT NOT NULL,
    longest_run INTEGER NOT NULL,
    run_face INTEGER NOT NULL
);
