package strategos.maps.file;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static strategos.maps.file.Format.CONQUEST;
import static strategos.maps.file.Format.DOMINATION;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.board.Board;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;

/** What real files do, each in a file of our own: all of it loads. */
class OdditiesTest {

    /** A change to a sample that changes nothing of the graph. */
    private static Stream<Arguments> harmless() {
        return Stream.of(
                odd("lines end as on Windows", DOMINATION, "\n", "\r\n"),
                odd("lines end as on Windows", CONQUEST, "\n", "\r\n"),
                odd("lines end as on old Macs", CONQUEST, "\n", "\r"),
                odd("odd capitals in the names of sections", DOMINATION, "[borders]", "[BorDERS]"),
                odd(
                        "odd capitals in the names of sections",
                        CONQUEST,
                        "[Continents]",
                        "[continENTS]"),
                odd(
                        "blanks around the names of sections",
                        DOMINATION,
                        "[borders]",
                        "  [ borders ] "),
                odd("blanks in names", DOMINATION, "Port_Stour", "Port Stour"),
                odd("blanks in names of continents", DOMINATION, "South_East", "South East"),
                odd("comments between lines", DOMINATION, "[borders]", "; so\n[borders]\n; far"),
                odd("comments behind lines", DOMINATION, "1 2 3", "1 2 3 ; all of it"),
                odd("comments between lines", CONQUEST, "[Territories]", "[Territories]\n; so far"),
                odd("blanks at the end of lines", DOMINATION, "North 2 red", "North 2 red   "),
                odd("several blanks, and tabs", DOMINATION, "1 Uig 1 10 20", "1   Uig\t1  10 20"),
                odd("blanks after commas", CONQUEST, "Uig,10,20,North", "Uig , 10, 20 , North"),
                odd("trailing commas", CONQUEST, "South East,Uig", "South East,Uig,,"),
                odd("trailing commas", DOMINATION, "1 2 3", "1, 2, 3,"),
                odd("trailing commas after a bonus", CONQUEST, "North=2", "North = 2 ,"),
                odd("odd capitals in names", CONQUEST, "South East,Uig", "SOUTH east,uIG"),
                odd("lines of borders said twice", DOMINATION, "1 2 3\n", "1 2\n1 3\n1 2 3\n"),
                odd("neighbours said twice", CONQUEST, "South East,Uig", "South East,Uig,Uig"),
                odd("a neighbour of itself", DOMINATION, "1 2 3", "1 1 2 3"),
                odd(
                        "a neighbour of itself",
                        CONQUEST,
                        "North,Port Stour,Lyme",
                        "North,Uig,Port Stour,Lyme"),
                odd("no colour", DOMINATION, "North 2 red", "North 2"),
                odd("no coordinates", DOMINATION, "1 Uig 1 10 20", "1 Uig 1"),
                odd("no coordinates", CONQUEST, "Uig,10,20,North", "Uig,North"),
                odd("empty coordinates", CONQUEST, "Uig,10,20,North", "Uig,,,North"),
                odd("coordinates with fractions", CONQUEST, "Uig,10,20", "Uig,10.4,19.9"),
                odd("coordinates off the picture", CONQUEST, "Uig,10,20", "Uig,-10,9999999"),
                odd("a section nobody knows", DOMINATION, "[borders]", "[music]\nla la\n[borders]"),
                odd("a section nobody knows", CONQUEST, "[Territories]", "[x]\na=b\n[Territories]"),
                odd("no section of files", DOMINATION, "[files]", "[borders]"),
                odd("a line of settings that is none", CONQUEST, "wrap=no", "wrap"),
                odd("a number with zeros", DOMINATION, "2 1 3", "02 01 03"),
                odd("words before the first section", CONQUEST, "[Map]", "My map\n[Map]"));
    }

    private static Arguments odd(String what, Format format, String usual, String odd) {
        return Arguments.of(what, format, usual, odd);
    }

    @DisplayName("An odd file loads as the same graph")
    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("harmless")
    void loads(String what, Format format, String usual, String odd) throws NotationException {
        String sample = format == DOMINATION ? Samples.DOMINATION : Samples.CONQUEST;
        if (what.equals("no section of files"))
            sample = sample.substring(sample.indexOf("[continents]"));
        else assertThat(sample).contains(usual);
        Board read = Samples.board(format, sample.replace(usual, odd));
        assertThat(Samples.graph(read))
                .isEqualTo(Samples.graph(Samples.board(CONQUEST, Samples.CONQUEST)));
    }

    @DisplayName("Latin-1 and UTF-8 are told apart, and a byte order mark is no letter")
    @Test
    void encodings() throws NotationException {
        String text = Samples.CONQUEST.replace("Uig", "Nürnberg");
        for (byte[] bytes :
                new byte[][] {
                    text.getBytes(UTF_8),
                    text.getBytes(ISO_8859_1),
                    ("\uFEFF" + text).getBytes(UTF_8)
                }) {
            Board board = BoardFile.read("isles.map", bytes).reading().board();
            assertThat(board.name(0)).isEqualTo("Nürnberg");
        }
    }

    @DisplayName("A name that means something here is changed, and that is said")
    @Test
    void names() throws NotationException {
        String text = Samples.CONQUEST.replace("Uig", "Uig (Isle: \"A\")").replace("Lyme", "wild1");
        var reading = CONQUEST.read("t.map", text);
        assertThat(reading.board().name(0)).isEqualTo("Uig Isle A");
        assertThat(Samples.said(reading, Kind.ODDITY))
                .containsExactly(
                        "t.map:13: 'Uig (Isle: \"A\")' is called 'Uig Isle A' here",
                        "t.map:16: 'wild1' is called 'wild 1' here");
    }

    @DisplayName("The second of two territories of one name gets a number, and that is said")
    @Test
    void sameName() throws NotationException {
        var reading =
                DOMINATION.read("t.map", Samples.DOMINATION.replace("3 Lyme", "3 port stour"));
        assertThat(Samples.graph(reading.board()))
                .isEqualTo(
                        Samples.graph(
                                Samples.board(
                                        DOMINATION,
                                        Samples.DOMINATION.replace("Lyme", "port_stour_2"))));
        assertThat(Samples.said(reading, Kind.ODDITY))
                .containsExactly(
                        "t.map:14: there is another 'port stour': 'port stour' is called 'port stour 2' here");
    }

    @DisplayName(
            "In a map of Conquest, neighbours of a name that two territories have mean the first")
    @Test
    void sameNameByName() throws NotationException {
        String text =
                """
                [Continents]
                North=2
                [Territories]
                Uig,10,20,North,Stour
                Stour,30,40,North,Uig
                uig,50,60,North,Stour
                """;
        var reading = CONQUEST.read("t.map", text);
        assertThat(reading.board().territories().get(1).neighbours()).containsExactly(0);
        assertThat(Samples.said(reading, Kind.ODDITY))
                .containsExactly(
                        "t.map:6: there is another 'uig': 'uig' is called 'uig 2' here",
                        "t.map:6: no border leads into 'uig 2'");
    }

    @DisplayName("A territory without coordinates is named, where others have them")
    @Test
    void missingCoordinates() {
        assertThat(
                        Samples.said(
                                CONQUEST.read(
                                        "t.map",
                                        Samples.CONQUEST.replace("Uig,10,20,North", "Uig,,,North")),
                                Kind.ODDITY))
                .containsExactly("t.map:13: 'Uig' has no coordinates");
    }

    @DisplayName("What is read and not kept is said")
    @Test
    void losses() {
        assertThat(Samples.said(DOMINATION.read("t.map", Samples.DOMINATION), Kind.LOSS))
                .containsExactly(
                        "t.map:3: the picture isles_pic.png is not used",
                        "t.map:4: the picture isles_map.gif is not used",
                        "t.map:8: the colour of 'North' is not kept",
                        "t.map:9: the colour of 'South East' is not kept");
        assertThat(Samples.said(CONQUEST.read("t.map", Samples.CONQUEST), Kind.LOSS))
                .containsExactly("t.map:3: the picture isles.bmp is not used");
    }
}
