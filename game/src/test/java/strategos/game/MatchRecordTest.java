package strategos.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchRecordTest {

    private static final String TEXT =
            """
            strategos match 1
            game: race
            goal: 9
              steps
            seat 1: Ada: the first
            seat 2: a bot

            1 dare 3
            dice 4 - 1
            2 dare 5
            dice 6 - 2
            """;

    @DisplayName("A record is a header, a blank line, then one step a line")
    @Test
    void text() throws RefusedMoveException, NotationException {
        var match = new Match<>(new Race());
        match.move(Seat.of(0), 3);
        match.roll(3 * 6);
        match.move(Seat.of(1), 5);
        match.roll(5 * 6 + 1);
        var header =
                new MatchHeader("race", new Race().setup(), List.of("Ada: the first", "a bot "));
        var record = MatchRecord.of(header, match);
        assertThat(record.text()).isEqualTo(TEXT);
        assertThat(MatchRecord.read(TEXT)).isEqualTo(record);
    }

    @DisplayName("A header is read with values of several lines, and players in their order")
    @Test
    void header() throws NotationException {
        var header = MatchRecord.read(TEXT).header();
        assertThat(header.game()).isEqualTo("race");
        assertThat(header.setup()).isEqualTo(Map.of("goal", "9\nsteps"));
        assertThat(header.players()).containsExactly("Ada: the first", "a bot");
    }

    @DisplayName("A record replays to any step")
    @Test
    void replay() throws NotationException {
        var record = MatchRecord.read(TEXT);
        assertThat(record.replay(new Race(), 0).state()).containsExactly(0, 0, 0, 0, 0);
        assertThat(record.replay(new Race(), 1).state()).containsExactly(0, 0, 0, 3, 0);
        assertThat(record.replay(new Race(), 2).state()).containsExactly(3, 0, 1, 0, 1);
        assertThat(record.replay(new Race()).state()).containsExactly(3, 5, 0, 0, 2);
        assertThat(record.replay(new Race(), 99).steps()).hasSize(4);
    }

    @DisplayName("A step that cannot be is named with its number and its line")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    2 dare 3   | it is not your turn
                    1 dare 7   | dare 1 to 5, not 7
                    1 sprint   | say 'dare N'
                    dice 1 - 1 | nothing is to be rolled now
                    dare 3     | 'dare' is not a number
                    done       | this is not a step
                    0 dare 3   | there is no seat 0
                    65 dare 3  | there is no seat 65
                    """)
    void faults(String line, String fault) {
        var header = new MatchHeader("race", Map.of(), List.of("a", "b"));
        var record = new MatchRecord(header, List.of(line));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> record.replay(new Race()))
                .withMessage("record:6: '" + line + "': " + fault);
    }

    @DisplayName(
            "An outcome is refused unless it is one of what is rolled, and written in one way only")
    @ParameterizedTest
    @CsvSource({"dice 1 4 - 1", "dice 4 - 1 1", "draw 18", "dice", "draw"})
    void rollsAreReadStrictly(String line) {
        var header = new MatchHeader("race", Map.of(), List.of("a", "b"));
        var record = new MatchRecord(header, List.of("1 dare 3", line));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> record.replay(new Race()))
                .withMessageStartingWith(
                        "record:7: '" + line + "': expected 'dice F - F' with faces from 1 to 6");
    }

    @DisplayName("A roll that cannot be read is refused with the reason")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    draw x     | 'x' is not a number
                    draw +1    | '+1' is not a number
                    dice 7 - 1 | a die has no face 7
                    dice 4 1   | expected 'dice F … - F …' with a face for each die
                    dice - 6   | expected 'dice F … - F …' with a face for each die
                    dice 1 1 1 1 1 1 - 1 1 1 1 1 1 | 12 dice are too many
                    """)
    void unreadableRolls(String line, String fault) {
        var header = new MatchHeader("race", Map.of(), List.of("a", "b"));
        var record = new MatchRecord(header, List.of("1 dare 3", line));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> record.replay(new Race()))
                .withMessage("record:7: '" + line + "': " + fault);
    }

    @DisplayName("A header that is none is refused with its line")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                               | record:1: a match record begins with 'strategos match 1'
                    'strategos match 2;game: race'   | record:1: format '2' is not one this version can read
                    'strategos match 1;seat 1: a'    | record:1: the header has no line 'game: …'
                    'strategos match 1;game: race;x' | record:3: expected 'name: value', found 'x'
                    'strategos match 1;game: a;game: b' | record:3: 'game' is already in the header
                    """)
    void headerFaults(String lines, String fault) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> MatchRecord.read(lines.replace(';', '\n')))
                .withMessage(fault);
    }

    @DisplayName("A blank line ends the header, so no value has one")
    @Test
    void valuesHaveNoBlankLines() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MatchHeader("race", Map.of("a", "b\n\nc"), List.of()))
                .withMessage("'a' has a blank line");
    }

    @DisplayName("The name of a player is one line, so that it cannot pass for another line")
    @Test
    void playersHaveOneLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MatchHeader("race", Map.of(), List.of("a\nseat 2: b")));
    }
}
