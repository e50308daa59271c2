package strategos.learn.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import strategos.arena.sample.SelfPlayer;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;

/**
 * The players of self-play, by the parts of the seats that they get: the network itself, its past
 * versions, the planner with its own value, and scripted bots. A kind without players leaves its
 * part to the network itself.
 */
record League(int itself, int past, int expert, int pool) {

    static final League USUAL = new League(6, 3, 3, 3);

    /** Scripted bots of different habits. */
    static final List<SelfPlayer> POOL =
            Stream.concat(ConquestBots.POOL.stream(), Stream.of(ConquestBots.KEEPER))
                    .map(BotKind::name)
                    .<SelfPlayer>map(SelfPlayer.BuiltIn::new)
                    .toList();

    /** The planner with the value that is part of the program. */
    static final SelfPlayer PLANNER = new SelfPlayer.ByOwnValue("planner");

    /** The most past versions that play. */
    static final int MOST_PAST = 3;

    League {
        if (itself < 1 || past < 0 || expert < 0 || pool < 0)
            throw new IllegalArgumentException(
                    "league: at least one part for the network itself, and none below 0");
    }

    /** Reads the parts, separated by commas. */
    static League parse(String text) {
        String[] parts = text.split(",", -1);
        if (parts.length != 4)
            throw new IllegalArgumentException("league: four numbers, not '" + text + "'");
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
            if (!parts[i].strip().matches("\\d{1,4}"))
                throw new IllegalArgumentException("league: four numbers, not '" + text + "'");
            numbers[i] = Integer.parseInt(parts[i].strip());
        }
        return new League(numbers[0], numbers[1], numbers[2], numbers[3]);
    }

    /** Every player as often as its part says. */
    List<SelfPlayer> players(SelfPlayer newest, List<SelfPlayer> versions) {
        var groups =
                List.of(
                        Collections.nCopies(itself, newest),
                        divided(past, versions, newest),
                        divided(expert, List.of(PLANNER), newest),
                        divided(pool, POOL, newest));
        int least = groups.stream().mapToInt(group -> size(group)).reduce(1, League::multiple);
        List<SelfPlayer> all = new ArrayList<>();
        int[] parts = {itself, past, expert, pool};
        for (int i = 0; i < parts.length; i++) {
            var group = groups.get(i).stream().distinct().toList();
            for (SelfPlayer player : group)
                all.addAll(Collections.nCopies(parts[i] * least / group.size(), player));
        }
        return List.copyOf(all);
    }

    private static List<SelfPlayer> divided(int part, List<SelfPlayer> players, SelfPlayer newest) {
        if (part == 0) return List.of();
        return players.isEmpty() ? List.of(newest) : players;
    }

    private static int size(List<SelfPlayer> group) {
        return Math.max(1, (int) group.stream().distinct().count());
    }

    private static int multiple(int a, int b) {
        int one = a;
        int other = b;
        while (other != 0) {
            int rest = one % other;
            one = other;
            other = rest;
        }
        return a / one * b;
    }
}
