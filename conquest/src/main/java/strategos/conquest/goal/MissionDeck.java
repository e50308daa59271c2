package strategos.conquest.goal;

import java.util.ArrayList;
import java.util.List;
import strategos.conquest.board.Board;
import strategos.conquest.board.Territory;
import strategos.conquest.goal.Mission.Beat;
import strategos.conquest.goal.Mission.Continents;
import strategos.conquest.goal.Mission.Garrisons;
import strategos.conquest.goal.Mission.Territories;
import strategos.conquest.state.State;

/** All missions that can be drawn on a board; several seats may draw the same. */
public final class MissionDeck {

    private static final int PRINTED_TERRITORIES = 42;
    private static final int PRINTED_COUNT = 24;
    private static final int PRINTED_GARRISONS = 18;
    private static final int GARRISON = 2;

    /** Two continents make a mission if they are this part of the board at least, and at most. */
    private static final int SMALLEST_PART = 4;

    private static final int LARGEST_PART = 2;

    /** By this part of the board a number of territories goes beyond an even share. */
    private static final int BEYOND_SHARE = 10;

    /** The number of the mission that takes the place of one that cannot be fulfilled. */
    private static final int TERRITORIES = 0;

    /** Where no missions are played. */
    public static final MissionDeck NONE = new MissionDeck(List.of());

    private final List<Mission> missions;

    private MissionDeck(List<Mission> missions) {
        this.missions = List.copyOf(missions);
    }

    /** The missions on a board for a number of owners and seats. */
    public static MissionDeck of(Board board, int seats, int owners) {
        int size = board.size();
        int share = Math.ceilDiv(size, owners) + Math.ceilDiv(size, BEYOND_SHARE);
        List<Mission> missions = new ArrayList<>();
        missions.add(new Territories(count(PRINTED_COUNT, size, share)));
        missions.add(new Garrisons(count(PRINTED_GARRISONS, size, share), GARRISON));
        for (int seat = 0; seat < seats; seat++) missions.add(new Beat(seat));
        missions.addAll(continents(board));
        return new MissionDeck(missions);
    }

    private static int count(int printed, int size, int share) {
        int count = Math.ceilDiv(printed * size, PRINTED_TERRITORIES);
        return Math.min(size, Math.max(count, share));
    }

    private static List<Mission> continents(Board board) {
        List<Mission> missions = new ArrayList<>();
        int[] sizes = new int[board.continents().size()];
        for (Territory territory : board.territories()) sizes[territory.continent()]++;
        for (int first = 0; first < sizes.length; first++) {
            for (int second = first + 1; second < sizes.length; second++) {
                int both = sizes[first] + sizes[second];
                if (both * SMALLEST_PART >= board.size() && both * LARGEST_PART <= board.size())
                    missions.add(new Continents(first, second));
            }
        }
        return missions;
    }

    public int size() {
        return missions.size();
    }

    public Mission get(int number) {
        return missions.get(number);
    }

    /**
     * What a mission becomes in the hands of a seat: who cannot beat a seat any more, or is that
     * seat, has to hold a number of territories.
     */
    public int inHand(State state, int seat, int number) {
        return get(number) instanceof Beat(int victim)
                        && (victim == seat || isBeaten(state, victim))
                ? TERRITORIES
                : number;
    }

    public boolean isFulfilled(State state, int seat, int number) {
        return switch (get(number)) {
            case Continents(int first, int second) ->
                    state.holdsAll(seat, first) && state.holdsAll(seat, second);
            case Territories(int count) -> state.holdings(seat) >= count;
            case Garrisons(int count, int armies) -> garrisons(state, seat, armies) >= count;
            case Beat(int victim) -> isBeaten(state, victim);
        };
    }

    /**
     * Whether a seat holds nothing any more, or has resigned; in the opening it may hold nothing
     * yet.
     */
    private static boolean isBeaten(State state, int seat) {
        return state.turns() > 0 && !state.isPlaying(seat);
    }

    private static int garrisons(State state, int seat, int armies) {
        int garrisons = 0;
        for (int t = state.nextHolding(seat, 0); t >= 0; t = state.nextHolding(seat, t + 1))
            if (state.armies(t) >= armies) garrisons++;
        return garrisons;
    }
}
