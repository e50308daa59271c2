package strategos.bots.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Wish;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.turn.Verdict;
import strategos.conquest.turn.Verdict.Ending;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Step.Moved;
import strategos.game.Viewer;

/** Bots know what they play for. */
class AimsTest {

    private static final int MATCHES = 20;
    private static final int ENOUGH_STEPS = 100_000;

    private static Conquest game(String rules, int seats) throws NotationException {
        return new Conquest(RulesetText.read("test", rules), ConquestBoards.world(), seats);
    }

    private static Verdict verdict(Played played) {
        var phase = played.match().view(new Viewer.Public()).phase();
        return phase instanceof Phase.Over(Verdict verdict)
                ? verdict
                : new Verdict(Ending.LIMIT, List.of(), List.of());
    }

    /** The number of matches of balanced bots, out of a given number, that end like this. */
    private static int endings(Conquest game, Ending ending) throws Exception {
        int endings = 0;
        for (int i = 0; i < MATCHES; i++) {
            var bots = Collections.nCopies(game.seats(), ConquestBots.BALANCED);
            var played = new Played(game, bots, new Seed(i)).play(ENOUGH_STEPS);
            if (verdict(played).ending() == ending) endings++;
        }
        return endings;
    }

    @DisplayName("Balanced bots win by capitals, missions and shares, where these are to be won")
    @Test
    void balancedWinsByAims() throws Exception {
        assertThat(endings(game("goal = capitals", 4), Ending.CAPITALS)).isGreaterThan(12);
        assertThat(endings(game("goal = missions", 4), Ending.MISSION)).isGreaterThan(12);
        assertThat(endings(game("win-share = 60", 4), Ending.SHARE)).isGreaterThan(12);
    }

    @DisplayName("A team of balanced bots beats a team of random ones")
    @Test
    void teamsFightTogether() throws Exception {
        var bots =
                List.of(
                        ConquestBots.BALANCED,
                        ConquestBots.RANDOM,
                        ConquestBots.BALANCED,
                        ConquestBots.RANDOM);
        for (int i = 0; i < MATCHES; i++) {
            var played = new Played(game("teams = 2", 4), bots, new Seed(i)).play(ENOUGH_STEPS);
            assertThat(verdict(played).winners()).as("seed %d", i).containsExactly(0, 2);
        }
    }

    private static boolean isHopeless(View view, int seat) {
        int most = 0;
        for (int other = 0; other < view.seats(); other++)
            most = Math.max(most, view.totalArmies(other));
        return view.turns() > 0 && view.totalArmies(seat) * 5 < most;
    }

    @DisplayName("Bots agree to end a match when they are asked and win by it, or have no hope")
    @Test
    void botsVote() throws Exception {
        var game = game("vote-to-end = allowed", 3);
        var bots = List.of(ConquestBots.BALANCED, ConquestBots.RUSH, ConquestBots.RANDOM);
        var played = new Played(game, bots, new Seed(1));
        while (!isHopeless(played.match().view(new Viewer.Public()), 2))
            played.play(played.match().steps().size() + 1);
        assertThat(played.match().steps()).noneMatch(step -> step instanceof Moved<?>(_, Vote _));
        played.with(2, new Vote(Wish.END)).play(ENOUGH_STEPS);
        assertThat(played.match().isOver()).isTrue();
        assertThat(played.match().steps())
                .anyMatch(
                        step ->
                                step instanceof Moved<?>(Seat seat, Vote(Wish wish))
                                        && seat.index() != 2
                                        && wish == Wish.END);
    }
}
