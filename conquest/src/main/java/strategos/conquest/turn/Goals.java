package strategos.conquest.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import strategos.conquest.rules.Winning;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.state.State;
import strategos.conquest.turn.Verdict.Ending;

/** Decides when a match is over, and who has won. docs/rules/aims.md */
public final class Goals {

    private final Setting setting;
    private final Turns turns;
    private final Sides sides;
    private final Goal goal;
    private final int roundLimit;
    private final int wins;
    private final boolean hasMore;
    private final boolean neutralCounts;

    Goals(Setting setting, Turns turns) {
        this.setting = setting;
        this.turns = turns;
        this.sides = setting.sides();
        Winning winning = setting.rules().winning();
        goal = winning.goal();
        roundLimit = winning.roundLimit();
        wins = Math.ceilDiv(winning.share() * setting.board().size(), 100);
        hasMore = !winning.equals(Winning.ALL_TERRITORIES);
        neutralCounts = setting.isTogether();
    }

    /** How many territories win a match. */
    public int territories() {
        return wins;
    }

    /** Whether a conquest, or a vote, has ended the match. */
    public boolean isReached(State state) {
        return isLastLeft(state)
                || isNobodyLeft(state)
                || hasMore
                        && (turns.voting().isAgreed(state)
                                || withShare(state) >= 0
                                || withCapitals(state) >= 0);
    }

    /** The same after a conquest in a turn; only one that beats a seat can leave a side alone. */
    boolean isReachedByConquest(State state) {
        return (hasMore || state.eliminated()) && isReached(state);
    }

    /** Whether the seat whose turn is over has won by it. */
    boolean isReachedByTurn(State state) {
        return goal == Goal.MISSIONS && turns.missions().isFulfilled(state, state.seat());
    }

    /** Whether the round that is over was the last. */
    boolean isLimit(State state) {
        return state.rounds() == roundLimit;
    }

    /**
     * Whether one side alone is left; where orders are given, what blockades have turned neutral
     * has to be taken, too, unless somebody has resigned.
     */
    private boolean isLastLeft(State state) {
        if (!sides.isOneLeft(state)) return false;
        int neutral = setting.seats();
        return !neutralCounts
                || state.owners() == neutral
                || state.hasResignations()
                || !state.isAlive(neutral);
    }

    /** Whether all have blocked themselves out. */
    private boolean isNobodyLeft(State state) {
        if (!neutralCounts) return false;
        for (int side = 0; side < sides.count(); side++)
            if (sides.isAlive(state, side)) return false;
        return true;
    }

    private int withShare(State state) {
        for (int side = 0; side < sides.count(); side++)
            if (sides.holdings(state, side) >= wins) return side;
        return State.NOBODY;
    }

    private int withCapitals(State state) {
        return goal == Goal.CAPITALS ? turns.capitals().holder(state) : State.NOBODY;
    }

    /** How a match that is over has ended. */
    public Verdict verdict(State state) {
        var ranking = ranking(state);
        if (isNobodyLeft(state)) return new Verdict(Ending.NOBODY_LEFT, List.of(), ranking);
        if (isLastLeft(state)) return new Verdict(Ending.LAST_LEFT, first(ranking), ranking);
        if (turns.voting().isAgreed(state)) return agreed(state, ranking);
        int share = withShare(state);
        if (share >= 0) return new Verdict(Ending.SHARE, sides.seats(share), ranking);
        int capitals = withCapitals(state);
        if (capitals >= 0) return new Verdict(Ending.CAPITALS, sides.seats(capitals), ranking);
        if (isReachedByTurn(state))
            return new Verdict(Ending.MISSION, List.of(state.seat()), ranking);
        return new Verdict(Ending.LIMIT, first(ranking), ranking);
    }

    /** The seats that have won a match that is over, told without ranking all where one is left. */
    public List<Integer> winners(State state) {
        if (!isLastLeft(state)) return verdict(state).winners();
        int side = 0;
        while (!sides.isAlive(state, side)) side++;
        return sides.seats(side);
    }

    private Verdict agreed(State state, List<List<Integer>> ranking) {
        if (!turns.voting().isForDraw()) return new Verdict(Ending.VOTE, first(ranking), ranking);
        return new Verdict(Ending.DRAW, List.of(), level(state, ranking));
    }

    /** The ranking with all who are still in the match in first place. */
    private static List<List<Integer>> level(State state, List<List<Integer>> ranking) {
        List<List<Integer>> level = new ArrayList<>();
        level.add(seats(ranking, state::isPlaying));
        var out = seats(ranking, seat -> !state.isPlaying(seat));
        if (!out.isEmpty()) level.add(out);
        return level;
    }

    private static List<Integer> seats(List<List<Integer>> ranking, IntPredicate which) {
        return ranking.stream().flatMap(List::stream).filter(which::test).sorted().toList();
    }

    private static List<Integer> first(List<List<Integer>> ranking) {
        return ranking.getFirst();
    }

    /** The criteria for ranking a side, most important first. */
    private record Standing(int side, int territories, int armies, int income) {

        static final Comparator<Standing> BEST_FIRST =
                Comparator.comparingInt(Standing::territories)
                        .thenComparingInt(Standing::armies)
                        .thenComparingInt(Standing::income)
                        .reversed();
    }

    /** All seats as they stand, by territories, then armies, then income; ties share a place. */
    private List<List<Integer>> ranking(State state) {
        List<List<Integer>> ranking = new ArrayList<>();
        var standings =
                IntStream.range(0, sides.count())
                        .mapToObj(side -> standing(state, side))
                        .sorted(Standing.BEST_FIRST)
                        .toList();
        for (int i = 0; i < standings.size(); i++) {
            boolean tied =
                    i > 0
                            && Standing.BEST_FIRST.compare(standings.get(i - 1), standings.get(i))
                                    == 0;
            if (!tied) ranking.add(new ArrayList<>());
            ranking.getLast().addAll(sides.seats(standings.get(i).side()));
        }
        ranking.forEach(seats -> seats.sort(Comparator.naturalOrder()));
        return ranking;
    }

    private Standing standing(State state, int side) {
        int armies = 0;
        int income = 0;
        for (int seat : sides.seats(side)) {
            if (!state.isPlaying(seat)) continue;
            armies += state.totalArmies(seat);
            income += turns.reinforcing().income(state, seat);
        }
        return new Standing(side, sides.holdings(state, side), armies, income);
    }
}
