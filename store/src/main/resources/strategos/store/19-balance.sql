-- The balance of boards, measured by matches of bots. board: the id of its text, also of a board that ships. games: 0 if the
-- board takes too long to be measured. few_turns, many_turns: the length of eight games in ten. turn_wins, position_wins:
-- numbers with commas between, of the first turn, the second, and so on; no positions for a board that is dealt.
CREATE TABLE board_balance (
    board TEXT PRIMARY KEY,
    bot TEXT NOT NULL,
    rules TEXT NOT NULL,
    games INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    few_turns INTEGER NOT NULL,
    many_turns INTEGER NOT NULL,
    turn_wins TEXT NOT NULL,
    position_wins TEXT NOT NULL,
    measured_at BIGINT NOT NULL
);
