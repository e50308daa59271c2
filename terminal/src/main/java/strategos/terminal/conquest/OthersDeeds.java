package strategos.terminal.conquest;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.conquest.view.View;
import strategos.terminal.conquest.Deed.Drew;
import strategos.terminal.conquest.Deed.Fortified;
import strategos.terminal.conquest.Deed.Fought;
import strategos.terminal.conquest.Deed.Glimpsed;
import strategos.terminal.conquest.Deed.Placed;
import strategos.terminal.conquest.Deed.Resigned;
import strategos.terminal.conquest.Deed.Traded;
import strategos.terminal.conquest.Deed.Voted;
import strategos.terminal.shell.Enumeration;
import strategos.wire.conquest.ConquestEvent;

/**
 * Reports another player's turn in one sentence: actions against the viewer one by one, those
 * against others summarised.
 */
record OthersDeeds(Gazetteer gazetteer, ConquestPlayers players) {

    private static final int NAMED_AT_MOST = 4;

    String tell(Chapter chapter) {
        List<String> parts = new ArrayList<>();
        parts.addAll(traded(chapter));
        parts.addAll(placed(chapter));
        parts.addAll(fought(chapter));
        parts.addAll(continents(chapter));
        deeds(chapter, Fortified.class)
                .map(
                        moved ->
                                "moved %d from %s to %s"
                                        .formatted(
                                                moved.armies(),
                                                gazetteer.name(moved.from()),
                                                gazetteer.name(moved.to())))
                .forEach(parts::add);
        parts.addAll(glimpsed(chapter));
        deeds(chapter, Drew.class).map(_ -> "drew a card").forEach(parts::add);
        deeds(chapter, Resigned.class)
                .map(
                        resigned ->
                                resigned.seat() == chapter.seat()
                                        ? "resigned"
                                        : players.called(resigned.seat(), chapter.first().seat())
                                                + " resigned")
                .forEach(parts::add);
        deeds(chapter, Voted.class)
                .map(
                        voted ->
                                voted.seat() == chapter.seat()
                                        ? voted.words()
                                        : players.called(voted.seat(), chapter.first().seat())
                                                + " "
                                                + voted.words())
                .forEach(parts::add);
        return parts.isEmpty() ? "" : String.join("; ", parts) + ".";
    }

    private static <D extends Deed> Stream<D> deeds(Chapter chapter, Class<D> kind) {
        return chapter.deeds().stream().filter(kind::isInstance).map(kind::cast);
    }

    /** What is known of deeds in the fog: where they were seen, and who is out by them. */
    private List<String> glimpsed(Chapter chapter) {
        var glimpses = deeds(chapter, Glimpsed.class).map(Glimpsed::told).toList();
        var places =
                glimpses.stream()
                        .flatMap(glimpse -> Stream.of(glimpse.from(), glimpse.to()))
                        .filter(territory -> territory != View.UNKNOWN)
                        .distinct()
                        .toList();
        List<String> parts = new ArrayList<>();
        if (!places.isEmpty()) parts.add("was seen at " + names(places));
        else if (!glimpses.isEmpty()) parts.add("made moves you could not see");
        glimpses.stream()
                .map(ConquestEvent.Glimpsed::eliminated)
                .filter(Objects::nonNull)
                .map(seat -> "eliminated " + players.label(seat))
                .forEach(parts::add);
        return parts;
    }

    private static List<String> traded(Chapter chapter) {
        return deeds(chapter, Traded.class)
                .map(traded -> "traded a set for %d".formatted(traded.told().armies()))
                .toList();
    }

    private List<String> placed(Chapter chapter) {
        Map<Integer, Integer> armies = new LinkedHashMap<>();
        deeds(chapter, Placed.class)
                .forEach(placed -> armies.merge(placed.territory(), placed.armies(), Integer::sum));
        if (armies.isEmpty()) return List.of();
        int all = armies.values().stream().mapToInt(Integer::intValue).sum();
        List<Integer> most =
                armies.entrySet().stream()
                        .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                        .map(Map.Entry::getKey)
                        .toList();
        return List.of("placed %d on %s".formatted(all, names(most)));
    }

    /** The first of the territories by name, and how many more there are. */
    private String names(List<Integer> territories) {
        int more = territories.size() - NAMED_AT_MOST;
        if (more <= 1) return Enumeration.of(territories.stream().map(gazetteer::name).toList());
        List<String> named = new ArrayList<>();
        territories.stream().limit(NAMED_AT_MOST).map(gazetteer::name).forEach(named::add);
        named.add(more + " more");
        return Enumeration.of(named);
    }

    private List<String> fought(Chapter chapter) {
        int viewer = chapter.first().seat();
        Map<Integer, List<Fought>> byDefender =
                byTarget(chapter).stream()
                        .collect(groupingBy(Fought::defender, TreeMap::new, toList()));
        List<String> parts =
                new ArrayList<>(againstViewer(byDefender.getOrDefault(viewer, List.of())));
        byDefender.forEach(
                (defender, battles) -> {
                    if (defender != viewer) parts.addAll(againstOther(defender, battles));
                    if (battles.stream().anyMatch(fought -> fought.cardsTaken().isPresent())) {
                        parts.add("eliminated " + players.called(defender, viewer));
                    }
                });
        return parts;
    }

    /** All that was rolled for one territory, however often and from where, is one battle. */
    private static List<Fought> byTarget(Chapter chapter) {
        Map<Integer, Fought> battles = new LinkedHashMap<>();
        deeds(chapter, Fought.class).forEach(next -> battles.merge(next.to(), next, Fought::and));
        return List.copyOf(battles.values());
    }

    private List<String> againstViewer(List<Fought> battles) {
        List<String> parts = new ArrayList<>();
        for (Fought fought : taken(battles)) {
            parts.add(
                    "took %s from you with %d (lost %d)"
                            .formatted(
                                    gazetteer.name(fought.to()),
                                    fought.occupied(),
                                    fought.attackerLost()));
        }
        List<Fought> failed = failed(battles);
        if (!failed.isEmpty()) {
            parts.add(
                    "failed to take %s from you (lost %d, you %d)"
                            .formatted(
                                    targets(failed),
                                    losses(failed),
                                    failed.stream().mapToInt(Fought::defenderLost).sum()));
        }
        return parts;
    }

    private List<String> againstOther(int defender, List<Fought> battles) {
        List<String> parts = new ArrayList<>();
        List<Fought> taken = taken(battles);
        if (!taken.isEmpty()) parts.add("took " + summary(defender, taken));
        List<Fought> failed = failed(battles);
        if (!failed.isEmpty()) parts.add("failed to take " + summary(defender, failed));
        return parts;
    }

    private String summary(int defender, List<Fought> battles) {
        return "%s from %s (lost %d)"
                .formatted(targets(battles), players.label(defender), losses(battles));
    }

    private static List<Fought> taken(List<Fought> battles) {
        return battles.stream().filter(Fought::taken).toList();
    }

    private static List<Fought> failed(List<Fought> battles) {
        return battles.stream().filter(fought -> !fought.taken()).toList();
    }

    private String targets(List<Fought> battles) {
        return names(battles.stream().map(Fought::to).toList());
    }

    private static int losses(List<Fought> battles) {
        return battles.stream().mapToInt(Fought::attackerLost).sum();
    }

    /** The continents that the player holds now and did not before. */
    private static List<String> continents(Chapter chapter) {
        View before = chapter.first();
        View after = chapter.last();
        return IntStream.range(0, after.board().continents().size())
                .filter(
                        c ->
                                after.holdsAll(chapter.seat(), c)
                                        && !before.holdsAll(chapter.seat(), c))
                .mapToObj(c -> "holds all of " + after.board().continents().get(c).name())
                .toList();
    }
}
