package strategos.maps.file;

import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.board.Board;
import strategos.conquest.board.Continent;
import strategos.conquest.board.Reading;
import strategos.conquest.board.Remark;
import strategos.conquest.board.Remark.Kind;
import strategos.game.NotationException;

/** Small files as other programs write them, and what can be said about reading them. */
final class Samples {

    /** Three territories in two continents; the last border leads one way. */
    static final String DOMINATION =
            """
            ; a map
            [files]
            pic isles_pic.png
            map isles_map.gif
            crd isles.cards

            [continents]
            North 2 red
            South_East 1 #00cc00

            [countries]
            1 Uig 1 10 20
            2 Port_Stour 1 30 40
            3 Lyme 2 50 60

            [borders]
            1 2 3
            2 1 3
            3 1
            """;

    /** The same board. */
    static final String CONQUEST =
            """
            [Map]
            author=Ann Example
            image=isles.bmp
            wrap=no
            scroll=none
            warn=yes

            [Continents]
            North=2
            South East=1

            [Territories]
            Uig,10,20,North,Port Stour,Lyme
            Port Stour,30,40,North,Uig,Lyme

            Lyme,50,60,South East,Uig
            """;

    private Samples() {}

    static Board board(Format format, String text) throws NotationException {
        return format.read("isles.map", text).board();
    }

    static List<String> faults(Format format, String text) {
        return said(format.read("t.map", text), Kind.FAULT);
    }

    static List<String> said(Reading reading, Kind... kinds) {
        return Stream.of(kinds)
                .flatMap(kind -> reading.remarks(kind).stream())
                .map((Remark remark) -> remark.in(reading.file()))
                .toList();
    }

    /** Continents, names and borders, whatever else there is. */
    static List<Object> graph(Board board) {
        return List.of(
                board.continents(),
                board.territories().stream()
                        .map(it -> List.of(it.name(), it.continent(), it.neighbours()))
                        .toList());
    }

    /** The graph without names, some of which a format may not be able to spell. */
    static List<Object> bones(Board board) {
        return List.of(
                board.continents().stream().map(Continent::bonus).toList(),
                board.territories().stream()
                        .map(it -> List.of(it.continent(), it.neighbours()))
                        .toList());
    }
}
