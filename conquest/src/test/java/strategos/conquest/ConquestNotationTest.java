package strategos.conquest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.notation.ConquestNotation;
import strategos.conquest.notation.Words;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.NotationException;
import strategos.game.Seed;

class ConquestNotationTest {

    private static final Board WORLD = ConquestBoards.world();
    private static final ConquestNotation NOTATION =
            new Conquest(ConquestPresets.CLASSIC, WORLD, 3).notation();

    private static int territory(String name) throws NotationException {
        return WORLD.territory(name);
    }

    @DisplayName("Each kind of move has its words")
    @Test
    void words() throws NotationException {
        int alaska = territory("Alaska");
        int kamchatka = territory("Kamchatka");
        int peru = territory("Peru");
        int brazil = territory("Brazil");
        assertWritten(new Claim(alaska), "claim Alaska");
        assertWritten(new Place(alaska, 3), "place Alaska 3");
        assertWritten(new Trade(brazil, peru, 42, Trade.NONE), "trade Brazil Peru wild1");
        assertWritten(new Trade(brazil, peru, 43, peru), "trade Brazil Peru wild2 on Peru");
        assertWritten(new Attack(alaska, kamchatka, 3), "attack Alaska Kamchatka 3");
        assertWritten(new Blitz(alaska, kamchatka, 4), "blitz Alaska Kamchatka 4");
        assertWritten(new Defend(2), "defend 2");
        assertWritten(new Stand(StandingDefence.ALWAYS_TWO), "stand always 2");
        assertWritten(new Stand(StandingDefence.ALWAYS_ONE), "stand always 1");
        assertWritten(new Stand(StandingDefence.ASK), "stand ask");
        assertWritten(new Move.Resign(), "resign");
        assertWritten(new Occupy(5), "occupy 5");
        assertWritten(
                new Fortify(territory("Great Britain"), territory("Western Europe"), 12),
                "fortify Great Britain Western Europe 12");
        assertWritten(new Done(), "done");
    }

    private static void assertWritten(Move move, String words) throws NotationException {
        assertThat(NOTATION.write(move)).isEqualTo(words);
        assertThat(NOTATION.read(words)).isEqualTo(move);
    }

    /**
     * On a board like this there are a hundred million ways to read the line, all of them wrong.
     */
    @DisplayName("Names that repeat each other do not make a move take long to refuse")
    @Test
    void repeatedNames() {
        var names = IntStream.rangeClosed(1, 500).mapToObj(n -> "A" + " A".repeat(n - 1)).toList();
        var words = new Words(names, names.size());
        String line = "A " + "A ".repeat(32_000) + "B";
        assertThat(words.read(line, "CCCoT")).isEmpty();
        assertThat(words.read("A A A A on A", "CCCoT")).hasValue(new int[] {1, 0, 0, 0});
    }

    @DisplayName("Names that other names begin are written in quotation marks, and read again")
    @Test
    void ambiguousNames() throws NotationException {
        var board = SampleBoards.SMALL;
        var notation = new Conquest(ConquestPresets.CLASSIC, board, 3).notation();
        List<String> written = new ArrayList<>();
        for (int from = 0; from < board.size(); from++)
            for (int to = 0; to < board.size(); to++) {
                var move = new Attack(from, to, 1);
                written.add(notation.write(move));
                assertThat(notation.read(written.getLast())).isEqualTo(move);
            }
        assertThat(written)
                .anyMatch(words -> words.contains("\""))
                .anyMatch(words -> !words.contains("\""));
    }

    @DisplayName("What a person types may differ in capitals, spaces and the order of cards")
    @ParameterizedTest
    @CsvSource({
        "'  ATTACK  alaska   kamchatka 3 ', attack Alaska Kamchatka 3",
        "'attack \"Alaska\" \"kamchatka\" 3', attack Alaska Kamchatka 3",
        "blitz Alaska Kamchatka, blitz Alaska Kamchatka 1",
        "trade wild1 Peru Brazil on peru, trade Brazil Peru wild1 on Peru"
    })
    void typed(String typed, String written) throws NotationException {
        assertThat(NOTATION.write(NOTATION.read(typed))).isEqualTo(written);
    }

    @DisplayName("What is no move is answered with how to say it")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    attack Alaska Kamchatka     | say 'attack FROM TO DICE'
                    attack Alaska Kamtschatka 3 | say 'attack FROM TO DICE'
                    attack AlaskaKamchatka 3    | say 'attack FROM TO DICE'
                    place Alaska 1000000000     | say 'place TERRITORY ARMIES'
                    place wild1 3               | say 'place TERRITORY ARMIES'
                    stand always 3              | say 'stand always 2', 'stand always 1' or 'stand ask'
                    done now                    | 'done' stands alone
                    surrender                   | moves are claim, place, trade, attack, attack-times,
                    """)
    void unreadable(String line, String usage) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> NOTATION.read(line))
                .withMessageStartingWith("'" + line + "' is not a move: " + usage);
    }

    @DisplayName("On a board of awkward names every move is still read as it was written")
    @Test
    void awkwardNames() throws NotationException {
        var game = new Conquest(ConquestPresets.CLASSIC, SampleBoards.ONE_WAY, 3);
        var random = new Seed(1).random();
        int size = game.board().size();
        List<Move> moves = new ArrayList<>();
        for (int from = 0; from < size; from++) {
            moves.add(new Place(from, 3));
            for (int to = 0; to < size; to++) {
                moves.add(new Attack(from, to, random.nextInt(4)));
                moves.add(new Blitz(from, to, random.nextInt(4)));
                int third = Math.max(from, to) + 1;
                if (from < to) moves.add(new Trade(from, to, third, to));
                if (from < to) moves.add(new Trade(from, to, third, Trade.NONE));
            }
        }
        moves.removeIf(move -> move instanceof Trade trade && trade.third() > size);
        for (Move move : moves) {
            String written = game.notation().write(move);
            assertThat(game.notation().read(written)).as(written).isEqualTo(move);
        }
    }
}
