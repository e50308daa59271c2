package strategos.learn.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.arena.sample.SampleSetting;
import strategos.bots.conquest.network.SeatWeights;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.Setup.Territories;
import strategos.game.Seed;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.DotPlot;
import strategos.learn.page.Legend;
import strategos.learn.page.Markup;
import strategos.learn.page.Page;
import strategos.learn.page.Unit;
import strategos.learn.progress.StepBar;

/**
 * The page that says what a network has learned: matches that are played for it, and the positions
 * that a run has kept apart.
 *
 * @param networks the network for a game
 * @param games the number of matches per ruleset and table size
 * @param positions files of positions; where they have none, those of the matches are used
 */
public record LessonPage(
        Function<Conquest, SeatWeights> networks,
        List<Path> positions,
        int games,
        int threads,
        Seed seed) {

    private static final String BOARD = "world";

    private static final Legend SHARES = Legend.of("learned");

    private static final List<LessonSection> LESSONS =
            List.of(
                    new ContinentLesson(),
                    new TradeLesson(),
                    new AttackLesson(),
                    new ReinforceLesson(),
                    new ClaimLesson(),
                    new GarrisonLesson());

    /** A ruleset, what players know it as, and the settings of its table sizes. */
    private record Part(String rules, String title, List<List<String>> tables) {

        static final List<Part> ALL =
                List.of(
                        new Part(
                                "modern",
                                "The current printed rules (<code>modern</code>)",
                                List.of(
                                        List.of("2/plain"),
                                        List.of("3/preset", "3/claimed"),
                                        List.of("4/preset", "4/claimed"),
                                        List.of("6/preset", "6/claimed"))),
                        new Part(
                                "academy",
                                "The rules of the course project (<code>academy</code>)",
                                List.of(
                                        List.of("2/preset"),
                                        List.of("3/preset"),
                                        List.of("4/preset"))));

        List<SampleSetting> settings(int table) {
            return tables.get(table).stream()
                    .map(each -> SampleSetting.parse("%s/%s/%s".formatted(BOARD, rules, each)))
                    .toList();
        }
    }

    public LessonPage {
        positions = List.copyOf(positions);
    }

    /** Plays the matches, and writes the page; reports every table that is finished. */
    public String write(Consumer<String> report) throws IOException {
        List<Lessons> all = new ArrayList<>();
        for (Part part : Part.ALL) all.add(measure(part, report));
        var page = new Page("What the network learned about Risk");
        head(page, all);
        for (LessonSection lesson : LESSONS) {
            page.section(lesson.name(), lesson.question());
            lesson.explain(page);
            for (int i = 0; i < all.size(); i++) {
                page.heading(Part.ALL.get(i).title());
                lesson.write(page, all.get(i));
            }
        }
        return page.html();
    }

    private Lessons measure(Part part, Consumer<String> report) throws IOException {
        var notes = new Notes();
        var own = new SeatRows();
        List<Integer> tables = new ArrayList<>();
        for (int i = 0; i < part.tables().size(); i++) {
            var settings = part.settings(i);
            int seats = settings.getFirst().seats();
            tables.add(seats);
            var study = study(settings);
            String table = "%s, %s".formatted(part.rules(), Lessons.within(seats));
            try (var bar = StepBar.of(table, study.rounded(games))) {
                study.play(
                        games,
                        threads,
                        seed.child("%s %d".formatted(part.rules(), seats)),
                        notes,
                        own,
                        () -> bar.stepBy(1));
            }
            report.accept(table + ": done");
        }
        var rows = HeldOutRows.read(positions, part.rules(), BOARD, networks);
        rows.addMissing(own);
        var board = ConquestBoards.named(BOARD).orElseThrow();
        return new Lessons(part.rules(), board, tables, notes, rows);
    }

    private LessonStudy study(List<SampleSetting> settings) {
        return new LessonStudy(
                settings.stream()
                        .map(SampleSetting::game)
                        .map(
                                game ->
                                        new LessonTable(
                                                game,
                                                networks.apply(game),
                                                game.rules().setup().territories()
                                                        == Territories.DEALT))
                        .toList());
    }

    private void head(Page page, List<Lessons> all) {
        page.paragraph(
                "A network learned to judge positions of Risk on the board <i>world</i> from matches"
                        + " that bots played against each other. The player <code>learned</code>"
                        + " plans its turns by it; <code>planner</code> plans in the same way by a"
                        + " value of its own. For this page both try fewer turns than the opponents"
                        + " of the same names, so that there can be more matches. What can a player"
                        + " learn from the two?");
        page.paragraph(
                LESSONS.stream()
                        .map(
                                lesson ->
                                        "<a href=\"#%s\">%s</a>"
                                                .formatted(lesson.name(), lesson.question()))
                        .collect(Collectors.joining("<br>\n")));
        page.paragraph(
                String.format(
                        Locale.ROOT,
                        "Made from %s and %,d matches per ruleset and table size, in"
                                + " which both players have as many seats as possible (seed %d)%s."
                                + " Lines at the points are 95 %% intervals. They count matches, not"
                                + " positions: positions of one match have one winner. A point of the"
                                + " chance to win is one match in a hundred.",
                        names(),
                        games,
                        seed.value(),
                        positions.isEmpty()
                                ? "; continents and dealt territories from the positions of these"
                                        + " matches, in which the stronger player also holds more"
                                        + " continents"
                                : "; continents and dealt territories from the positions that the"
                                        + " run kept apart from training"));
        page.figure(SHARES, all.stream().map(LessonPage::shares).toList());
    }

    /** The networks of all tables, by how they were made. */
    private String names() {
        var names =
                Part.ALL.stream()
                        .flatMap(
                                part ->
                                        IntStream.range(0, part.tables().size())
                                                .mapToObj(part::settings))
                        .flatMap(List::stream)
                        .map(setting -> networks.apply(setting.game()).made())
                        .distinct()
                        .map(made -> "“" + Markup.escaped(made) + "”")
                        .toList();
        return (names.size() == 1 ? "the network " : "the networks ") + String.join(", ", names);
    }

    private static DotPlot shares(Lessons lessons) {
        var plot =
                new DotPlot(
                                lessons.rules() + ": wins, compared with an even share",
                                Unit.NUMBER,
                                SHARES)
                        .mark(1);
        for (int seats : lessons.tables())
            plot.row(
                    Lessons.title(seats),
                    lessons.notes().mean(Topic.WON, Voice.LEARNED, seats, Notes.ALL));
        return plot;
    }
}
