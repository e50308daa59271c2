package strategos.conquest.turn;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.state.State;

/** The sides of a match: teams, or every seat on its own. docs/rules/aims.md#teams */
public final class Sides {

    private final Teams teams;
    private final boolean inTeams;
    private final int seats;
    private final int[][] members;
    private final List<List<Integer>> lists;

    Sides(Teams teams, int seats) {
        this.teams = teams;
        this.inTeams = teams.isPlayed();
        this.seats = seats;
        int count = inTeams ? teams.count() : seats;
        members =
                IntStream.range(0, count)
                        .mapToObj(
                                side ->
                                        IntStream.range(0, seats)
                                                .filter(seat -> teams.of(seat) == side)
                                                .toArray())
                        .toArray(int[][]::new);
        lists = Stream.of(members).map(side -> IntStream.of(side).boxed().toList()).toList();
    }

    /** How many sides there are. */
    public int count() {
        return members.length;
    }

    public int of(int seat) {
        return teams.of(seat);
    }

    /** The seats of a side, in rising order. */
    public List<Integer> seats(int side) {
        return lists.get(side);
    }

    /** Whether two owners are of one side; the neutral army is of none. */
    public boolean areTogether(int owner, int other) {
        if (owner == other) return true;
        return inTeams && isSeat(owner) && isSeat(other) && of(owner) == of(other);
    }

    private boolean isSeat(int owner) {
        return owner >= 0 && owner < seats;
    }

    /** A word of the set of territories that the side of a seat holds. */
    long held(State state, int seat, int word) {
        if (!inTeams) return state.held(seat, word);
        long held = 0;
        for (int member : members[of(seat)]) held |= state.held(member, word);
        return held;
    }

    /** How many territories a side holds, without those of seats that have resigned. */
    int holdings(State state, int side) {
        int holdings = 0;
        for (int member : members[side])
            if (!state.hasResigned(member)) holdings += state.holdings(member);
        return holdings;
    }

    /** Whether one side alone holds territories; a neutral army does not count. */
    boolean isOneLeft(State state) {
        int alive = 0;
        if (inTeams) {
            for (int side = 0; side < members.length; side++) if (isAlive(state, side)) alive++;
        } else {
            for (int seat = 0; seat < seats; seat++) if (state.isPlaying(seat)) alive++;
        }
        return alive == 1;
    }

    boolean isAlive(State state, int side) {
        for (int member : members[side]) if (state.isPlaying(member)) return true;
        return false;
    }
}
