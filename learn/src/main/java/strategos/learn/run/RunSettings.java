package strategos.learn.run;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import strategos.arena.sample.SampleSetting;

/** What is played in a run: in self-play, and in the gate. */
final class RunSettings {

    /** What is played on the board {@code world}, with how many parts of the matches. */
    private static final List<Part> WORLD =
            List.of(
                    new Part("world/modern/2/plain", 16),
                    new Part("world/modern/2/preset", 3),
                    new Part("world/modern/3/preset", 5),
                    new Part("world/modern/3/claimed", 3),
                    new Part("world/modern/4/preset", 4),
                    new Part("world/modern/4/claimed", 2),
                    new Part("world/modern/5/preset", 2),
                    new Part("world/modern/6/preset", 4),
                    new Part("world/modern/6/claimed", 1),
                    new Part("world/classic/3/preset", 1),
                    new Part("world/classic/5/preset", 1),
                    new Part("world/academy/2/preset", 5),
                    new Part("world/academy/3/preset", 1),
                    new Part("world/academy/4/preset", 1));

    /** The larger tables of the gate. */
    private static final List<SampleSetting> TABLES =
            Stream.of("world/modern/3/preset", "world/modern/4/preset", "world/modern/6/preset")
                    .map(SampleSetting::parse)
                    .toList();

    /**
     * What the gate plays of that a network learns: first what its test is played in, a duel if
     * there is one, then larger tables.
     */
    static List<SampleSetting> contests(RunConfiguration configuration) {
        return contests(configuration.seats(), configuration.rules());
    }

    static List<SampleSetting> contests(List<Integer> seats, List<String> rules) {
        var duel =
                WORLD.stream()
                        .map(Part::setting)
                        .filter(setting -> setting.seats() == 2)
                        .filter(setting -> isLearned(seats, rules, setting))
                        .limit(1);
        return Stream.concat(duel, TABLES.stream().filter(table -> isLearned(seats, rules, table)))
                .toList();
    }

    private static boolean isLearned(
            List<Integer> seats, List<String> rules, SampleSetting setting) {
        return (seats.isEmpty() || seats.contains(setting.seats()))
                && (rules.isEmpty() || rules.contains(setting.rules()));
    }

    /** A duel on a board that nobody has learned from. */
    static final SampleSetting UNSEEN = SampleSetting.parse("meres/modern/2/plain");

    /** The tables that other boards are played at, in turn. */
    private static final List<Integer> SEATS = List.of(3, 4, 6, 5);

    private RunSettings() {}

    /** A setting, and its part of the matches. */
    private record Part(SampleSetting setting, int weight) {

        Part(String setting, int weight) {
            this(SampleSetting.parse(setting), weight);
        }
    }

    /** The settings of successive matches, spread evenly. */
    static List<SampleSetting> of(RunConfiguration configuration) {
        List<Part> parts = new ArrayList<>(WORLD);
        if (configuration.isGeneral())
            for (int i = 0; i < configuration.boards().size(); i++)
                parts.addAll(onBoard(configuration.boards().get(i), i));
        parts.removeIf(
                part -> !isLearned(configuration.seats(), configuration.rules(), part.setting()));
        List<SampleSetting> settings = new ArrayList<>();
        int most = parts.stream().mapToInt(Part::weight).max().orElseThrow();
        for (int round = 0; round < most; round++)
            for (Part part : parts)
                if ((round + 1) * part.weight() / most > round * part.weight() / most)
                    settings.add(part.setting());
        return settings;
    }

    /** Duels, larger tables, claims and other rules, so that all occur on several boards. */
    private static List<Part> onBoard(String board, int number) {
        int seats = SEATS.get(number % SEATS.size());
        int others = SEATS.get((number + 1) % SEATS.size());
        return List.of(
                new Part(board + "/modern/2/plain", 2),
                new Part("%s/modern/%d/preset".formatted(board, seats), 1),
                new Part("%s/modern/%d/claimed".formatted(board, others), 1),
                new Part(
                        number % 2 == 0
                                ? board + "/academy/2/preset"
                                : "%s/classic/%d/preset".formatted(board, seats),
                        1));
    }
}
