package strategos.maps.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import strategos.conquest.board.Board;

/** What is true of the picture of any board, however hard it is to draw. */
final class Drawn {

    /** How far the coast may lie beyond the places of territories. */
    private static final double COAST = 150;

    private Drawn() {}

    static void check(Board board, Picture picture) {
        assertThat(picture.areas()).hasSize(board.size()).noneMatch(it -> it.rings().isEmpty());
        assertThat(picture.continents()).hasSameSizeAs(board.continents());
        assertThat(picture.labels()).hasSize(board.size());
        for (Spot spot : spots(picture).toList()) {
            assertThat(spot.x()).isBetween(-COAST, picture.width() + COAST);
            assertThat(spot.y()).isBetween(-COAST, picture.height() + COAST);
        }
        assertThat(picture.labels())
                .allSatisfy(
                        label -> {
                            assertThat(label.disc().x()).isBetween(0.0, picture.width());
                            assertThat(label.disc().y()).isBetween(0.0, picture.height());
                        });
        assertThat(picture.routes()).noneMatch(route -> route.lines().isEmpty());
    }

    private static Stream<Spot> spots(Picture picture) {
        Stream<List<Spot>> rings =
                Stream.concat(picture.areas().stream(), picture.continents().stream())
                        .flatMap(area -> area.rings().stream());
        Stream<List<Spot>> lines =
                picture.routes().stream().flatMap(route -> route.lines().stream());
        return Stream.concat(rings, lines).flatMap(List::stream);
    }
}
