package strategos.conquest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.board.Board;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.move.Move;
import strategos.conquest.rules.ConquestPresets;
import strategos.conquest.rules.Extensions;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.OpeningKind;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Setup;
import strategos.conquest.rules.Setup.Armies;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.State;
import strategos.conquest.view.View;
import strategos.game.Match;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.RefusedMoveException;
import strategos.game.Seed;

/**
 * Writes golden playthroughs that are not there yet; those that are stay as they are, since a
 * record once written has to replay for ever.
 *
 * <p>After {@code mvn test-compile -pl conquest -am}, with the class folders of {@code game},
 * {@code testkit} and {@code conquest} on the class path: {@code java -cp …
 * strategos.conquest.GoldenWriter conquest/src/test/resources/golden}.
 */
final class GoldenWriter {

    /** A match of random play, by the seed that it comes from. */
    private record Planned(String name, Ruleset rules, Board board, int seats, long seed) {}

    private static final Setup DEALT =
            new Setup(Territories.DEALT, Armies.DEALT, Neutral.WITH_TWO_SEATS);
    private static final Setup DUEL = new Setup(Territories.DEALT, Armies.IN_TURN, Neutral.NONE);

    private static final Setup POSITIONS =
            new Setup(Territories.POSITIONS, Armies.IN_TURN, Neutral.NONE);

    /** What modern was when the first records of it were written. */
    private static final Ruleset CLAIMED = ConquestPresets.MODERN.opened(OpeningKind.CLAIMED);

    private static final List<Planned> PLANNED =
            List.of(
                    new Planned(
                            "1-classic-3-world",
                            ConquestPresets.CLASSIC,
                            ConquestBoards.world(),
                            3,
                            32),
                    new Planned(
                            "1-classic-5-world",
                            ConquestPresets.CLASSIC,
                            ConquestBoards.world(),
                            5,
                            6),
                    new Planned(
                            "1-classic-4-one-way",
                            ConquestPresets.CLASSIC,
                            SampleBoards.ONE_WAY,
                            4,
                            14),
                    new Planned("1-modern-2-world", CLAIMED, ConquestBoards.world(), 2, 21),
                    new Planned("1-modern-4-world", CLAIMED, ConquestBoards.world(), 4, 30),
                    new Planned(
                            "1-modern-dealt-3-small",
                            ConquestPresets.MODERN.withSetup(DEALT).withName("modern dealt"),
                            SampleBoards.SMALL,
                            3,
                            12),
                    new Planned(
                            "1-modern-duel-2-world",
                            ConquestPresets.MODERN.withSetup(DUEL).withName("plain duel"),
                            ConquestBoards.world(),
                            2,
                            12),
                    new Planned(
                            "1-warzone-3-small", ConquestPresets.WARZONE, SampleBoards.SMALL, 3, 1),
                    new Planned(
                            "1-warzone-4-world",
                            ConquestPresets.WARZONE,
                            ConquestBoards.world(),
                            4,
                            1),
                    new Planned(
                            "1-warzone-fogged-3-world",
                            ConquestPresets.WARZONE
                                    .withExtensions(Extensions.NONE.withSight(Sight.FOG))
                                    .withName("warzone in fog"),
                            ConquestBoards.world(),
                            3,
                            1),
                    new Planned(
                            "1-warzone-round-robin-3-world",
                            OrderTable.rules("name = warzone in turn\norders = round-robin"),
                            ConquestBoards.world(),
                            3,
                            1),
                    new Planned(
                            "1-warzone-picked-3-world",
                            OrderTable.rules(
                                    "name = picked starts\nopening = picked\nstarting-territories = 4"),
                            ConquestBoards.world(),
                            3,
                            1),
                    new Planned(
                            "1-modern-positions-2-meres",
                            ConquestPresets.MODERN.withSetup(POSITIONS).withName("from positions"),
                            shipped("meres"),
                            2,
                            1),
                    new Planned(
                            "1-modern-boosts-3-maelstrom",
                            ConquestPresets.MODERN
                                    .withSetup(POSITIONS)
                                    .withExtensions(Extensions.NONE.withBoosts(Boosts.ON))
                                    .withName("boosts from positions"),
                            shipped("maelstrom"),
                            3,
                            1),
                    new Planned(
                            "1-modern-economy-3-world",
                            CLAIMED.withExtensions(
                                            Extensions.NONE
                                                    .withEconomy(Economy.ON)
                                                    .withBoosts(Boosts.ON))
                                    .withName("economy with boosts"),
                            ConquestBoards.world(),
                            3,
                            1));

    private GoldenWriter() {}

    private static Board shipped(String name) {
        return ConquestBoards.named(name).orElseThrow();
    }

    public static void main(String[] folder) throws IOException, RefusedMoveException {
        for (Planned planned : PLANNED) {
            Path record = Path.of(folder[0], planned.name() + ".match");
            if (Files.exists(record)) continue;
            Golden golden = play(planned);
            Files.writeString(record, golden.record());
            Files.writeString(Path.of(folder[0], planned.name() + ".end"), golden.end());
        }
    }

    private static Golden play(Planned planned) throws RefusedMoveException {
        var game = new Conquest(planned.rules(), planned.board(), planned.seats());
        var match = new Match<State, Move, View>(game);
        var play = EagerPlay.of(game, new Seed(planned.seed()).child(planned.name()));
        while (!match.isOver()) match.take(play.next(match.state()));
        var players =
                IntStream.rangeClosed(1, planned.seats())
                        .mapToObj(seat -> "eager " + seat)
                        .toList();
        var header = new MatchHeader(Conquest.FAMILY, game.setup(), players);
        return new Golden(
                MatchRecord.of(header, match).text(), Golden.describe(game, match.state()));
    }
}
