package strategos.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static strategos.arena.tournament.Tournaments.conquest;
import static strategos.arena.tournament.Tournaments.modern;
import static strategos.arena.tournament.Tournaments.morris;
import static strategos.arena.tournament.Tournaments.play;
import static strategos.arena.tournament.Tournaments.withoutTimes;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.arena.Arena;
import strategos.arena.Played;
import strategos.arena.Played.Effort;
import strategos.arena.Played.Ending;
import strategos.arena.Played.EntrantFault;
import strategos.arena.tournament.Sprt.Hypotheses;
import strategos.arena.tournament.Sprt.Verdict;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.game.BotFault;
import strategos.game.NotationException;
import strategos.morris.MorrisPresets;
import strategos.morris.Rules;

class TournamentTest {

    private static final List<String> THREE = List.of("rush", "turtle", "balanced");

    @Test
    @DisplayName("Threads and the cut into chunks change the times, and nothing else")
    void cutsChangeNothing() {
        var tournament = modern(TournamentFormat.ROUND_ROBIN, THREE, 36, 2, 3);
        var alone = withoutTimes(play(tournament, null, 1).played());
        assertThat(withoutTimes(play(tournament, null, 3).played())).isEqualTo(alone);
        var player = new ChunkPlayer(tournament, new BuiltInContests());
        var run = new TournamentRun(tournament, null);
        for (int first : new int[] {20, 5, 0, 11})
            run.enter(player.play(new Chunk(first, first == 20 ? 36 : first + 9)));
        assertThat(run.next(100)).isEmpty();
        assertThat(withoutTimes(run.played())).isEqualTo(alone);
    }

    @Test
    @DisplayName("A tournament at one table is the contest that it was before")
    void contest() {
        var tournament = modern(TournamentFormat.TABLE, THREE, 20, 3);
        var contest = new ChunkPlayer(tournament, new BuiltInContests()).contest(0);
        assertThat(withoutTimes(play(tournament, null, 2).played()))
                .isEqualTo(withoutTimes(Arena.play(contest, 1, _ -> {})));
    }

    @Test
    @DisplayName("A rotation with one bot in all seats is one match, won by each in turn")
    void pairedSeeds() {
        var tournament = modern(TournamentFormat.DUEL, List.of("turtle", "turtle"), 30, 3);
        var played = play(tournament, null, 2).played();
        for (int first = 0; first < played.size(); first += 3) {
            var rotation = played.subList(first, first + 3);
            assertThat(rotation)
                    .extracting(Played::turns)
                    .containsOnly(rotation.getFirst().turns());
            assertThat(rotation.stream().mapToDouble(match -> match.points(0)).sum()).isEqualTo(1);
        }
    }

    @Test
    @DisplayName(
            "A tournament, and the result of a chunk, are the same after being written and read")
    void text() throws NotationException {
        var tournament = conquest(ConquestPresets.RIZK, TournamentFormat.GAUNTLET, THREE, 9, 2, 3);
        assertThat(TournamentText.read(TournamentText.write(tournament))).isEqualTo(tournament);
        var limited =
                new Tournament(
                        tournament.family(),
                        tournament.setups(),
                        List.of("exec:python3 a bot.py", "rush", "rush"),
                        tournament.format(),
                        9,
                        100,
                        3,
                        5000L,
                        20L,
                        tournament.seed());
        assertThat(TournamentText.read(TournamentText.write(limited))).isEqualTo(limited);
        assertThat(tournament.isRepeatable()).isTrue();
        assertThat(limited.isRepeatable()).isFalse();
        var fault = new EntrantFault(1, new BotFault(BotFault.Kind.DEAD, "exit: 1, späť"));
        var result =
                new ChunkResult(
                        new Chunk(7, 9),
                        List.of(
                                match(7, List.of(0, 1), Ending.FINISHED, List.of()),
                                match(8, List.of(), Ending.CAPPED, List.of(fault))),
                        99);
        String line = ChunkText.write(result);
        assertThat(ChunkText.read(line)).contains(result);
        for (int end = 0; end < line.length(); end++)
            assertThat(ChunkText.read(line.substring(0, end))).isEmpty();
    }

    private static Played match(
            int number, List<Integer> winners, Ending ending, List<EntrantFault> faults) {
        var efforts = List.of(new Effort(10, 2, 300), new Effort(20, 3, 1L << 40));
        return new Played(number, winners, 17, ending, efforts, faults);
    }

    @Test
    @DisplayName("Only what needs nothing of this machine can be played anywhere")
    void anywhere() throws NotationException {
        var unknown = modern(TournamentFormat.TABLE, List.of("rush", "exec:bot"), 2, 2);
        assertThatThrownBy(() -> new BuiltInContests().open(unknown, 0))
                .hasMessage("'exec:bot' is not a built-in bot");
        var learner =
                morris(
                        MorrisPresets.MORRIS,
                        TournamentFormat.TABLE,
                        List.of("memory", "random"),
                        2);
        var contest = new BuiltInContests().open(learner, 0);
        assertThatThrownBy(() -> contest.entrants().getFirst().maker().apply(contest.seed()))
                .hasMessage("'memory' needs its memory, which is a file of this machine");
    }

    @Test
    @DisplayName("The report counts points, meetings and seats, and they add up")
    void report() {
        var report = play(modern(TournamentFormat.ROUND_ROBIN, THREE, 30, 2, 3), null, 2).report();
        assertThat(report.matches()).isEqualTo(36);
        assertThat(report.repeatable()).isTrue();
        assertThat(report.players()).extracting(TournamentReport.Entry::name).isEqualTo(THREE);
        assertThat(report.players().stream().mapToDouble(TournamentReport.Entry::points).sum())
                .isCloseTo(36, offset(1e-9));
        assertThat(report.players()).allMatch(it -> it.seats() == 4 * 2 * 2 + 4 * 3);
        assertThat(report.tables())
                .extracting(TournamentReport.TableSize::seats)
                .containsExactly(2, 3);
        for (var table : report.tables())
            assertThat(table.bySeat().stream().mapToDouble(TournamentReport.SeatShare::share).sum())
                    .isCloseTo(1, offset(1e-9));
        for (int a = 0; a < 3; a++)
            for (int b = 0; b < 3; b++) {
                var there = report.meetings().get(a).get(b);
                var back = report.meetings().get(b).get(a);
                assertThat(there.matches()).isEqualTo(back.matches());
                assertThat(there.points() + back.points()).isEqualTo(there.matches());
            }
        assertThat(report.players().getLast().rating().mean())
                .isGreaterThan(report.players().getFirst().rating().mean());
    }

    @ParameterizedTest
    @MethodSource("presets")
    @DisplayName(
            "A bot against itself has the even share of the points, within the interval: one half,"
                    + " or a third where the rules need three seats")
    void equals(Tournament tournament) {
        var report = play(tournament, null, 2).report();
        for (var player : report.players())
            assertThat(player.interval().contains(player.even()))
                    .as("%s has %s", player.name(), player.interval())
                    .isTrue();
    }

    static Stream<Tournament> presets() {
        return Stream.concat(
                ConquestPresets.ALL.stream().map(TournamentTest::againstItself),
                MorrisPresets.ALL.stream().map(TournamentTest::againstItself));
    }

    private static Tournament againstItself(Ruleset rules) {
        int seats = rules.equals(ConquestPresets.CLASSIC) ? 3 : 2;
        return conquest(rules, TournamentFormat.DUEL, List.of("rush", "rush"), 300, seats);
    }

    private static Tournament againstItself(Rules rules) {
        return morris(rules, TournamentFormat.DUEL, List.of("search-2", "search-2"), 300);
    }

    @Test
    @DisplayName(
            "A test ends with the same match on any number of threads, in favour of the better")
    void test() {
        var better = modern(TournamentFormat.DUEL, List.of("balanced", "turtle"), 3_000, 3);
        var alone = play(better, Hypotheses.USUAL, 1);
        var many = play(better, Hypotheses.USUAL, 4);
        assertThat(verdict(alone)).isEqualTo(Verdict.YES);
        assertThat(alone.matches()).isLessThan(3_000);
        assertThat(many.report().test()).isEqualTo(alone.report().test());
        assertThat(withoutTimes(many.played())).isEqualTo(withoutTimes(alone.played()));
        var worse = modern(TournamentFormat.DUEL, List.of("turtle", "balanced"), 3_000, 3);
        assertThat(verdict(play(worse, Hypotheses.USUAL, 2))).isEqualTo(Verdict.NO);
    }

    private static Verdict verdict(TournamentRun run) {
        return Objects.requireNonNull(run.report().test()).verdict();
    }

    @Test
    @DisplayName("A listener that fails ends the tournament")
    void failing() {
        var tournament = modern(TournamentFormat.TABLE, List.of("rush", "rush"), 1_000_000, 2);
        assertThatThrownBy(
                        () ->
                                play(
                                        tournament,
                                        null,
                                        2,
                                        _ -> {
                                            throw new IllegalStateException("disk full");
                                        }))
                .hasMessage("disk full");
    }

    @Test
    @DisplayName("Chunks grow until they take the time they should")
    void sizes() {
        var size = new ChunkSize(1_000);
        assertThat(size.matches()).isEqualTo(1);
        size.learn(result(1, 10));
        assertThat(size.matches()).isEqualTo(4);
        size.learn(result(40, 400));
        assertThat(size.matches()).isEqualTo(100);
        size.learn(result(100, 1_000_000));
        assertThat(size.matches()).isEqualTo(1);
    }

    private static ChunkResult result(int matches, long nanos) {
        var played =
                IntStream.range(0, matches)
                        .mapToObj(it -> match(it, List.of(0), Ending.FINISHED, List.of()))
                        .toList();
        return new ChunkResult(new Chunk(0, matches), played, nanos);
    }
}
