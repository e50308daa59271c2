package strategos.maps.file;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.maps.file.Format.CONQUEST;
import static strategos.maps.file.Format.DOMINATION;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Boards that cannot be played are refused, with every fault and its line. */
class FaultsTest {

    @DisplayName("Every fault of a map of Domination is named")
    @Test
    void domination() {
        String text =
                """
                [continents]
                North 2 red
                South
                East 1
                EAST 1

                [countries]
                1 Uig 1 10 20
                2 Stour 9 30 40
                2 Lyme 3 50 60
                4 uig 3 70 80
                five
                6 Far 3 1 1

                [borders]
                1 2 17
                2 1 one
                9 1
                4 2
                """;
        assertThat(Samples.faults(DOMINATION, text))
                .containsExactly(
                        "t.map:3: the continent 'South' has no bonus",
                        "t.map:3: the continent 'South' has no territories",
                        "t.map:5: there is already a continent 'EAST', in line 4",
                        "t.map:5: the continent 'EAST' has no territories",
                        "t.map:9: territory 'Stour' is in continent 9, but there are only 4 continents",
                        "t.map:10: there is a territory 2 already",
                        "t.map:10: the board is not connected: there is no path between 'Lyme'"
                                + " and 'Stour' (and 2 more)",
                        "t.map:12: expected 'number name continent x y', found 'five'",
                        "t.map:13: the board is not connected: there is no path between 'Far' and"
                                + " 'Stour' (and 2 more)",
                        "t.map:16: territory 'Uig' names neighbour 17, but there are only 5 territories",
                        "t.map:17: territory 'Stour' names neighbour 'one', which is not a number",
                        "t.map:18: the borders of '9': there are only 5 territories");
    }

    @DisplayName("Every fault of a map of Conquest is named")
    @Test
    void conquest() {
        String text =
                """
                [Continents]
                North=2
                South=many
                West=-1

                [Territories]
                Uig,10,20,North,Stour,Lime
                Stour,30,40,Nord,Uig
                ,1,2,North,Uig
                uig,10,20,North,Stour
                Wick,1,2,West,Uig
                """;
        assertThat(Samples.faults(CONQUEST, text))
                .containsExactly(
                        "t.map:3: expected 'continent=bonus', found 'South=many'",
                        "t.map:3: the continent 'South' has no territories",
                        "t.map:4: the bonus of 'West' is -1",
                        "t.map:7: territory 'Uig' names neighbour 'Lime', which is not a"
                                + " territory",
                        "t.map:8: territory 'Stour' is in 'Nord', which is not a continent",
                        "t.map:9: expected 'territory,x,y,continent,neighbours', found ',1,2,North,Uig'");
    }

    @DisplayName("A file without its sections, or with nothing in them, is refused")
    @Test
    void empty() {
        assertThat(Samples.faults(CONQUEST, "[Map]\nauthor=x\n"))
                .containsExactly(
                        "t.map: there is no section [Continents]",
                        "t.map: there is no section [Territories]",
                        "t.map: a board has at least 2 territories, not 0");
        assertThat(Samples.faults(DOMINATION, "[continents]\nA 1\n[countries]\n[borders]\n"))
                .containsExactly(
                        "t.map: a board has at least 2 territories, not 0",
                        "t.map:2: the continent 'A' has no territories");
    }

    @DisplayName("Every part of a board that is not connected is named")
    @Test
    void parts() {
        String text =
                """
                [Continents]
                A=1
                [Territories]
                a,1,1,A,b
                b,1,1,A,a
                c,1,1,A,d
                d,1,1,A,c
                e,1,1,A,
                """;
        assertThat(Samples.faults(CONQUEST, text))
                .containsExactly(
                        "t.map:6: the board is not connected: there is no path between 'c' (and 1"
                                + " more) and 'a' (and 1 more)",
                        "t.map:8: the board is not connected: there is no path between 'e' and"
                                + " 'a' (and 1 more)");
    }

    @DisplayName("A picture is no board")
    @Test
    void binary() {
        var read = BoardFile.read("isles.png", new byte[] {1, 0, 2});
        assertThat(read.format()).isNull();
        assertThat(read.reading().remarks())
                .extracting(remark -> remark.in("isles.png"))
                .containsExactly("isles.png: this is not a text file");
    }
}
