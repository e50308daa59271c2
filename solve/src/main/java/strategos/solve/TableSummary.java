package strategos.solve;

/**
 * What is in a table, positions that are equal by symmetry counted once.
 *
 * @param wins positions that the player to move wins
 * @param longest the most plies to the next capture that a win takes
 * @param tooLong wins and losses in which the next capture is further away than the rules allow
 *     moves without one, so that they are drawn in a match
 * @param checksum a number that depends on every byte of the table
 */
public record TableSummary(
        String table,
        long wins,
        long draws,
        long losses,
        int longest,
        long tooLong,
        String checksum) {

    static TableSummary of(TableFolder tables, TableKey key) {
        OutcomeTable table = tables.table(key);
        int limit =
                tables.rules().quietMoves() == 0
                        ? Integer.MAX_VALUE
                        : 2 * tables.rules().quietMoves();
        long wins = 0;
        long draws = 0;
        long losses = 0;
        long tooLong = 0;
        int longest = 0;
        for (int position = 0; position < table.index().size(); position++) {
            int outcome = table.at(position);
            if (outcome == Outcome.NONE) continue;
            if (outcome == Outcome.DRAW) {
                draws++;
                continue;
            }
            int distance = Outcome.distance(outcome);
            if (distance > limit) tooLong++;
            if (Outcome.isWin(outcome)) {
                wins++;
                longest = Math.max(longest, distance);
            } else {
                losses++;
            }
        }
        return new TableSummary(
                key.toString(), wins, draws, losses, longest, tooLong, tables.checksum(key));
    }

    public long positions() {
        return wins + draws + losses;
    }
}
