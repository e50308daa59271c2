package strategos.wire.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.OrderCard;
import strategos.conquest.turn.Verdict;
import strategos.conquest.turn.Verdict.Ending;
import strategos.conquest.view.Phase;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frame;
import strategos.wire.Frames;

class EventsTest {

    @DisplayName("Who only hears of events knows the board, step by step")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void tellTheBoard(Conquest game) {
        for (Viewer viewer : SampleMatch.viewers(game)) {
            var listener = new Listener(game.board().size(), game.seats());
            for (Frame frame : frames(game, viewer)) {
                listener.hear((ConquestEvent) frame.event());
                var scene = (ConquestScene) frame.scene();
                assertThat(listener.owners).as("owners after %s", frame).isEqualTo(scene.owners());
                assertThat(listener.armies).as("armies after %s", frame).isEqualTo(scene.armies());
                assertThat(listener.out).as("out after %s", frame).isEqualTo(out(scene));
                assertThat(listener.won)
                        .as("won after %s", frame)
                        .isEqualTo(isWonByConquest(scene));
            }
        }
    }

    private static List<Integer> out(ConquestScene scene) {
        List<Integer> out = new ArrayList<>();
        for (int seat = 0; seat < scene.seats().size(); seat++)
            if (!scene.seats().get(seat).alive()) out.add(seat);
        return out;
    }

    @DisplayName("Frames are numbered without a gap, also where steps are hidden")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void numbers(Conquest game) {
        for (Viewer viewer : SampleMatch.viewers(game)) {
            var frames = frames(game, viewer);
            for (int i = 0; i < frames.size(); i++)
                assertThat(frames.get(i).seq()).isEqualTo(i + 1);
        }
    }

    @DisplayName(
            "Only the seat itself hears how it will answer attacks, which card it drew, its orders, and why one was skipped")
    @ParameterizedTest
    @MethodSource("strategos.wire.conquest.SampleMatch#games")
    void secrets(Conquest game) {
        for (Viewer viewer : SampleMatch.viewers(game)) {
            for (Frame frame : frames(game, viewer)) {
                switch (frame.event()) {
                    case ConquestEvent.Stood(int seat, _) ->
                            assertThat(viewer.sitsIn(seat)).isTrue();
                    case ConquestEvent.Drew(int seat, @Nullable Card card) ->
                            assertThat(card != null).isEqualTo(viewer.sitsIn(seat));
                    case ConquestEvent.OrderGiven(int seat, _) ->
                            assertThat(viewer.sitsIn(seat)).isTrue();
                    case ConquestEvent.DrewOrder(int seat, @Nullable OrderCard card) ->
                            assertThat(card != null).isEqualTo(viewer.sitsIn(seat));
                    case ConquestEvent.OrderSkipped skipped -> {
                        boolean own = viewer.sitsIn(skipped.seat());
                        assertThat(skipped.order() != null).isEqualTo(own);
                        assertThat(skipped.reason() != null).isEqualTo(own);
                    }
                    default -> {}
                }
            }
        }
    }

    @DisplayName("These matches meet every kind of event, phase and choice")
    @Test
    void meetEverything() {
        Set<Class<?>> met = new HashSet<>();
        var games = new ArrayList<>(SampleMatch.games());
        games.addAll(SampleMatch.extended());
        for (Conquest game : games) {
            for (Viewer viewer : SampleMatch.viewers(game)) {
                for (Frame frame : frames(game, viewer)) {
                    met.add(frame.event().getClass());
                    met.add(((ConquestScene) frame.scene()).phase().getClass());
                    met.add(((ConquestScene) frame.scene()).choices().getClass());
                }
            }
        }
        assertThat(met).containsAll(kinds(ConquestEvent.class).toList());
        assertThat(met).containsAll(kinds(Phase.class).toList());
        assertThat(met).containsAll(kinds(Choices.class).toList());
    }

    /** The records of a sealed type, however it is divided. */
    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(EventsTest::kinds)
                : Stream.of(type);
    }

    private static List<Frame> frames(Conquest game, Viewer viewer) {
        List<Step<Move>> steps = new ArrayList<>();
        new SampleMatch(game, new Seed(5)).play((_, step, _) -> steps.add(step));
        return new Frames<>(game, new ConquestPortrayal()).replay(steps, viewer);
    }

    /** Who wins otherwise is told by the scene alone. */
    private static boolean isWonByConquest(ConquestScene scene) {
        return scene.phase() instanceof Phase.Over(Verdict verdict)
                && verdict.ending() != Ending.VOTE
                && verdict.ending() != Ending.DRAW
                && verdict.ending() != Ending.MISSION;
    }

    /** Keeps a board by what it hears. */
    private static final class Listener {

        private final List<Integer> owners = new ArrayList<>();
        private final List<Integer> armies = new ArrayList<>();
        private final List<Integer> out = new ArrayList<>();
        private final int seats;
        private boolean won;

        Listener(int territories, int seats) {
            this.seats = seats;
            for (int t = 0; t < territories; t++) {
                owners.add(-1);
                armies.add(0);
            }
        }

        void hear(ConquestEvent event) {
            switch (event) {
                case ConquestEvent.Dealt(int seat, int territory, int armies) -> {
                    take(seat, territory);
                    add(territory, armies - 1);
                }
                case ConquestEvent.Claimed(int seat, int territory) -> take(seat, territory);
                case ConquestEvent.DealtArmy(int seat, int territory) -> {
                    assertThat(owners.get(territory)).isEqualTo(seat);
                    add(territory, 1);
                }
                case ConquestEvent.Resigned(int seat) -> isOut(seat);
                case ConquestEvent.Placed placed -> add(placed.territory(), placed.armies());
                case ConquestEvent.Traded traded -> {
                    if (traded.matching() != null) add(traded.matching(), traded.extra());
                }
                case ConquestEvent.Rolled rolled -> round(rolled);
                case ConquestEvent.Occupied occupied -> {
                    march(occupied.from(), occupied.to(), occupied.armies());
                    won = occupied.won();
                }
                case ConquestEvent.Fortified fortified ->
                        march(fortified.from(), fortified.to(), fortified.armies());
                case ConquestEvent.OrderExecuted executed -> execute(executed);
                case ConquestEvent.Fought fought -> fight(fought);
                case ConquestEvent.OrderGiven _,
                        ConquestEvent.OrderSkipped _,
                        ConquestEvent.KillsRolled _,
                        ConquestEvent.DrewOrder _ -> {}
                case ConquestEvent.Order _,
                        ConquestEvent.RolledForOrder _,
                        ConquestEvent.Attacked _,
                        ConquestEvent.Defended _,
                        ConquestEvent.Stood _,
                        ConquestEvent.Ended _,
                        ConquestEvent.NamedCapital _,
                        ConquestEvent.DrewMission _,
                        ConquestEvent.Voted _,
                        ConquestEvent.Drew _,
                        ConquestEvent.Happened _,
                        ConquestEvent.Glimpsed _ -> {}
            }
        }

        private void execute(ConquestEvent.OrderExecuted executed) {
            int armies = executed.armies();
            switch (executed.order()) {
                case Order.Deploy(int territory, _) -> add(territory, armies);
                case Order.Advance(int from, int to, _) -> advance(from, to, armies);
                case Order.Airlift(int from, int to, _) -> advance(from, to, armies);
                case Order.Bomb(int territory) -> add(territory, -armies);
                case Order.Blockade(int territory) -> {
                    add(territory, armies);
                    owners.set(territory, seats);
                    if (!owners.contains(executed.seat())) isOut(executed.seat());
                }
                case Order.Negotiate _, Order.Reinforce _ -> {}
            }
        }

        /** Onto another's land it is a battle, of which another event tells. */
        private void advance(int from, int to, int armies) {
            if (owners.get(from).equals(owners.get(to))) march(from, to, armies);
        }

        private void fight(ConquestEvent.Fought fought) {
            add(fought.from(), -fought.attackerLosses());
            add(fought.to(), -fought.defenderLosses());
            if (fought.occupied() > 0) {
                owners.set(fought.to(), fought.attacker());
                march(fought.from(), fought.to(), fought.occupied());
            }
            if (fought.eliminated() != null) isOut(fought.eliminated());
            won = fought.won();
        }

        private void isOut(int seat) {
            out.add(seat);
            out.sort(null);
        }

        private void round(ConquestEvent.Rolled rolled) {
            add(rolled.from(), -rolled.attackerLosses());
            add(rolled.to(), -rolled.defenderLosses());
            if (rolled.conquered()) owners.set(rolled.to(), rolled.attacker());
            if (rolled.occupied() != null) march(rolled.from(), rolled.to(), rolled.occupied());
            if (rolled.eliminated() != null) isOut(rolled.eliminated());
            won = rolled.won();
        }

        private void take(int seat, int territory) {
            owners.set(territory, seat);
            add(territory, 1);
        }

        private void march(int from, int to, int number) {
            add(from, -number);
            add(to, number);
        }

        private void add(int territory, int number) {
            armies.set(territory, armies.get(territory) + number);
        }
    }
}
