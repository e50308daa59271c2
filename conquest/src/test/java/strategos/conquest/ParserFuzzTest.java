package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import strategos.conquest.board.Board;
import strategos.conquest.board.BoardText;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.RulesetText;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;
import strategos.game.StepText;
import strategos.game.Turn;
import strategos.testkit.Garble;
import strategos.testkit.Scale;

/**
 * Text with faults put in at random: every reader answers with a {@link NotationException} that
 * says something, or reads a thing that can be written and read again.
 */
class ParserFuzzTest {

    private static final int TEXTS = Scale.of(400);

    private static final Notation<Move> NOTATION =
            new Conquest(ConquestPresets.CLASSIC, ConquestBoards.world(), 3).notation();

    private static final List<String> STEPS =
            List.of("dice 6 3 1 - 5 2", "draw 17", "2 attack Alaska Kamchatka 3");

    /** Reads a text, and does with the outcome what must not fail either. */
    private interface Reader {
        void read(String text) throws NotationException;
    }

    private static void garbled(String sound, Reader reader) {
        garbled(TEXTS, sound, reader);
    }

    private static void garbled(int texts, String sound, Reader reader) {
        for (int i = 0; i < texts; i++) {
            String text = Garble.garble(sound, new Seed(i).child("garble").random());
            try {
                reader.read(text);
            } catch (NotationException refused) {
                assertThat(refused.getMessage()).as("seed %d", i).isNotBlank();
            } catch (RuntimeException fault) {
                fail("seed %d, text:%n%s".formatted(i, text), fault);
            }
        }
    }

    @DisplayName("A garbled board is refused in words, or is one")
    @Test
    void boards() {
        garbled(BoardText.write(ConquestBoards.world()), ParserFuzzTest::readBoard);
        garbled("board: b\n[A] 1\nX (Y): -> Z, W\nZ: W\n[B] 2\nW:\n", ParserFuzzTest::readBoard);
        garbled(
                """
                author: a
                licence: c
                start: 3 X, 1 Z
                start: 2 W
                [A] 1
                X: Z, W
                at 1 2
                outline 1 2, 3 4, 5 6
                pays 3
                boost supply 2
                Z: W
                boost power 1 radius 2
                W:
                """,
                ParserFuzzTest::readBoard);
    }

    private static void readBoard(String text) throws NotationException {
        Board board = BoardText.read("f", text);
        assertThat(BoardText.read("f", BoardText.write(board))).isEqualTo(board);
    }

    @DisplayName("A garbled ruleset is refused in words, or is one")
    @Test
    void rulesets() {
        garbled(
                RulesetText.write(ConquestPresets.CLASSIC),
                text -> {
                    Ruleset rules = RulesetText.read("f", text);
                    assertThat(RulesetText.read("f", RulesetText.write(rules))).isEqualTo(rules);
                });
    }

    private static final List<String> MOVES =
            List.of(
                    "attack Great Britain Western Europe 3",
                    "trade Brazil Peru wild1 on Peru",
                    "stand always 2",
                    "place Alaska 12");

    @DisplayName("A garbled move is refused in words, or is one")
    @Test
    void moves() {
        for (String line : MOVES) garbled(line, ParserFuzzTest::readMove);
    }

    private static void readMove(String text) throws NotationException {
        Move move = NOTATION.read(text);
        assertThat(NOTATION.read(NOTATION.write(move))).isEqualTo(move);
    }

    @DisplayName("A garbled step is refused in words, or is one")
    @Test
    void steps() {
        for (String line : STEPS) garbled(line, new StepText<>(NOTATION)::read);
    }

    @DisplayName("So are millions of moves and steps, in ./verify --long")
    @Tag("long")
    @Test
    void millions() {
        int texts = Scale.of(60_000);
        for (String line : MOVES) garbled(texts, line, ParserFuzzTest::readMove);
        for (String line : STEPS) garbled(texts, line, new StepText<>(NOTATION)::read);
        System.out.printf("%,d moves and steps%n", texts * (MOVES.size() + STEPS.size()));
    }

    @DisplayName("A garbled record is refused in words, or is the record of a match")
    @Test
    void records() {
        garbled(
                sample(ConquestBoards.world()).text(),
                text -> {
                    var record = MatchRecord.read(text);
                    var header = record.header();
                    var game = Conquest.open(header.setup(), header.players().size());
                    var again = MatchRecord.of(header, record.replay(game));
                    assertThat(MatchRecord.read(again.text())).isEqualTo(again);
                });
    }

    private static MatchRecord sample(Board board) {
        var game = new Conquest(ConquestPresets.CLASSIC, board, 3);
        var match = new Match<State, Move, View>(game);
        var play = EagerPlay.of(game, new Seed(1));
        while (match.steps().size() < 250 && !(match.turn() instanceof Turn.Over)) {
            try {
                match.take(play.next(match.state()));
            } catch (RefusedMoveException refused) {
                throw new IllegalStateException(refused);
            }
        }
        List<String> players = new ArrayList<>();
        IntStream.range(0, 3).forEach(seat -> players.add("player " + seat));
        return MatchRecord.of(new MatchHeader(Conquest.FAMILY, game.setup(), players), match);
    }
}
