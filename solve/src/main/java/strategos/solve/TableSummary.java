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
        long[] counts = new long[Outcome.CODES];
        for (int position = 0; position < table.index().size(); position++)
            counts[table.at(position)]++;
        long wins = 0;
        long losses = 0;
        long tooLong = 0;
        int longest = 0;
        for (int outcome = 0; outcome < counts.length; outcome++) {
            if (counts[outcome] == 0) continue;
            boolean isWin = Outcome.isWin(outcome);
            if (isWin) wins += counts[outcome];
            if (Outcome.isLoss(outcome)) losses += counts[outcome];
            if (!isWin && !Outcome.isLoss(outcome)) continue;
            int distance = Outcome.distance(outcome);
            if (isWin) longest = Math.max(longest, distance);
            if (distance > limit) tooLong += counts[outcome];
        }
        long draws = counts[Outcome.DRAW];
        return new TableSummary(
                key.toString(), wins, draws, losses, longest, tooLong, tables.checksum(key));
    }

    public long positions() {
        return wins + draws + losses;
    }
}
