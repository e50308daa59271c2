package strategos.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.arena.Played.Ending;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;

class ArenaTest {

    private static final int MAX_TURNS = 500;

    private static Contest<State, Move, View> contest(
            int matches, List<BotKind<Conquest, Move, View>> kinds) {
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), kinds.size());
        return Contest.of(game, kinds, matches, MAX_TURNS, new Seed(7));
    }

    private static Report report(Contest<State, Move, View> contest, int threads) {
        return Report.of(contest, Arena.play(contest, threads, _ -> {}));
    }

    @Test
    @DisplayName("The same seed gives the same table whatever the number of threads")
    void threadsChangeNothing() {
        var contest =
                contest(60, List.of(ConquestBots.BALANCED, ConquestBots.RUSH, ConquestBots.TURTLE));
        var alone = report(contest, 1).withoutTimes();
        assertThat(report(contest, 2).withoutTimes()).isEqualTo(alone);
        assertThat(report(contest, 5).withoutTimes()).isEqualTo(alone);
    }

    @Test
    @DisplayName("Another seed gives another table")
    void seedsMatter() {
        var contest = contest(30, List.of(ConquestBots.RUSH, ConquestBots.RUSH, ConquestBots.RUSH));
        var other =
                new Contest<>(
                        contest.game(),
                        contest.entrants(),
                        contest.matches(),
                        contest.maxTurns(),
                        new Seed(8),
                        ContestOpening.none(),
                        contest.budget(),
                        contest.luck());
        assertThat(report(other, 2).withoutTimes()).isNotEqualTo(report(contest, 2).withoutTimes());
    }

    @Test
    @DisplayName("Everybody sits in every seat equally often")
    void seatsRotate() {
        var contest =
                contest(6, List.of(ConquestBots.BALANCED, ConquestBots.RUSH, ConquestBots.TURTLE));
        assertThat(List.of(0, 1, 2, 3).stream().map(i -> contest.pairing(i).seated()).toList())
                .containsExactly(
                        List.of(0, 1, 2), List.of(1, 2, 0), List.of(2, 0, 1), List.of(0, 1, 2));
    }

    @Test
    @DisplayName(
            "Two heaps of armies in fog, one of a team and one of another, do not wait for ever")
    void heapsInFog() throws NotationException, RefusedMoveException {
        var rules = RulesetText.read("fogged teams", "sight = fog\nteams = 3\n");
        var game = new Conquest(rules, ConquestBoards.world(), 6);
        var kinds =
                List.of(
                        ConquestBots.RUSH,
                        ConquestBots.TURTLE,
                        ConquestBots.BALANCED,
                        ConquestBots.RUSH,
                        ConquestBots.TURTLE,
                        ConquestBots.RANDOM);
        var contest = Contest.of(game, kinds, 100_000, MAX_TURNS, new Seed(20261115));
        assertThat(Arena.replay(contest, 97_766).isOver()).isTrue();
    }

    @Test
    @DisplayName("A match played again, checked step by step, ends as it did in the arena")
    void replays() throws RefusedMoveException {
        var contest =
                contest(5, List.of(ConquestBots.BALANCED, ConquestBots.RUSH, ConquestBots.RUSH));
        for (Played played : Arena.play(contest, 2, _ -> {})) {
            var match = Arena.replay(contest, played.match());
            var seated = contest.pairing(played.match()).seated();
            assertThat(winner(match)).isEqualTo(seated.indexOf(played.winners().getFirst()));
            assertThat(match.state().turns()).isEqualTo(played.turns());
        }
    }

    private static int winner(Match<State, Move, View> match) {
        return match.turn() instanceof Turn.Over(Result(List<Seat> winners))
                ? winners.getFirst().index()
                : -1;
    }

    @Test
    @DisplayName("A match that takes too long is a draw, and is said to have been stopped")
    void capped() {
        var contest =
                Contest.of(
                        new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3),
                        List.of(ConquestBots.RANDOM, ConquestBots.RANDOM, ConquestBots.RANDOM),
                        4,
                        5,
                        new Seed(1));
        var played = Arena.play(contest, 2, _ -> {});
        assertThat(played).allMatch(match -> match.ending() == Ending.CAPPED && match.turns() == 5);
        var report = Report.of(contest, played);
        assertThat(report.draws()).isEqualTo(4);
        assertThat(report.lengths().capped()).containsExactly(1, 2, 3, 4);
        assertThat(report.standings()).allMatch(standing -> standing.wins() == 0);
    }

    @Test
    @DisplayName("Wins and draws add up to the matches, and each match is told of once")
    void addsUp() {
        var contest =
                contest(20, List.of(ConquestBots.RUSH, ConquestBots.RUSH, ConquestBots.TURTLE));
        var told = new AtomicInteger();
        var report = Report.of(contest, Arena.play(contest, 3, _ -> told.incrementAndGet()));
        int wins = report.standings().stream().mapToInt(Report.Standing::wins).sum();
        assertThat(wins + report.draws()).isEqualTo(20);
        assertThat(told).hasValue(20);
        assertThat(report.standings())
                .extracting(Report.Standing::name)
                .containsExactly("rush 1", "rush 2", "turtle");
    }

    @Test
    @DisplayName("A contest refuses what cannot be played")
    void refuses() {
        assertThatThrownBy(() -> contest(0, List.of(ConquestBots.RUSH, ConquestBots.RUSH)))
                .hasMessage("a contest has at least one match, not 0");
        var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
        assertThatThrownBy(() -> Contest.of(game, List.of(ConquestBots.RUSH), 1, 1, new Seed(1)))
                .hasMessage("1 bots cannot take 3 seats");
    }

    @Test
    @DisplayName("balanced wins at least 60 % against one rush and one turtle")
    void balancedIsStrong() {
        var report =
                report(
                        contest(
                                150,
                                List.of(
                                        ConquestBots.BALANCED,
                                        ConquestBots.RUSH,
                                        ConquestBots.TURTLE)),
                        2);
        assertThat(report.standings().getFirst().share()).isGreaterThan(0.6);
    }

    @Test
    @DisplayName("balanced wins at least 95 % of plain duels against random")
    void balancedBeatsRandom() throws NotationException {
        var rules = RulesetText.read("duel", "base = modern\nneutral = none");
        var game = new Conquest(rules, ConquestBoards.world(), 2);
        var kinds = List.of(ConquestBots.BALANCED, ConquestBots.RANDOM);
        var report = report(Contest.of(game, kinds, 100, MAX_TURNS, new Seed(7)), 2);
        assertThat(report.standings().getFirst().share()).isGreaterThanOrEqualTo(0.95);
    }
}
