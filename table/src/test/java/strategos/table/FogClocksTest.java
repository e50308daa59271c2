package strategos.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.view.Phase;
import strategos.game.Viewer;
import strategos.wire.Frame;
import strategos.wire.SeatTime;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;
import strategos.wire.ToClient.Clocks;
import strategos.wire.conquest.ConquestScene;

@DisplayName("In fog, clocks tell a viewer nothing that its scenes do not")
class FogClocksTest {

    private static final int SEATS = 3;
    private static final int MOVES = 400;
    private static final long TURN = 60_000;
    private static final long ANSWER = 15_000;
    private static final TimeControl WITH_GAINS = new TimeControl.Live(60, 7, 0);

    static Stream<Named<Conquest>> games() {
        return Stream.of(
                named("defenders are asked", "base = modern\ndefender-dice = chosen"),
                named("orders given together", "base = warzone"),
                named("orders given in turn", "base = warzone\norders = round-robin"));
    }

    private static Named<Conquest> named(String name, String rules) {
        var fogged = Room.rules(rules + "\nsight = fog");
        return Named.of(name, new Conquest(fogged, ConquestBoards.world(), SEATS));
    }

    @DisplayName("whether others conquer, give orders or do nothing")
    @ParameterizedTest
    @MethodSource("games")
    void followFromScenes(Conquest game) throws Exception {
        for (List<ToClient> messages : heard(game)) new Heard().follow(messages);
    }

    @DisplayName("and this test finds time for a conquest, and clocks that are told once more")
    @ParameterizedTest
    @MethodSource("games")
    void findsLeaks(Conquest game) throws Exception {
        for (List<ToClient> messages : heard(game)) {
            assertFound(messages.stream().map(FogClocksTest::withGain));
            assertFound(
                    messages.stream()
                            .flatMap(
                                    each ->
                                            each instanceof Clocks
                                                    ? Stream.of(each, each)
                                                    : Stream.of(each)));
        }
    }

    private static void assertFound(Stream<ToClient> leaking) {
        var messages = leaking.toList();
        assertThatThrownBy(() -> new Heard().follow(messages)).isInstanceOf(AssertionError.class);
    }

    private static ToClient withGain(ToClient message) {
        return message instanceof Clocks(var seats, var botTurns)
                ? new Clocks(seats.stream().map(FogClocksTest::withGain).toList(), botTurns)
                : message;
    }

    private static SeatTime withGain(SeatTime time) {
        Long left = time.left() == null ? null : time.left() + WITH_GAINS.gain().toMillis();
        return new SeatTime(
                time.seat(), time.running(), left, time.bank(), time.standIn(), time.botIn());
    }

    /** What each seat and the public hear of a match in which others conquer out of their sight. */
    private static List<List<ToClient>> heard(Conquest game) throws Exception {
        var room =
                Room.timed(
                        game,
                        WITH_GAINS,
                        new AtomicLong(),
                        new Diary(),
                        "person",
                        "person",
                        "person");
        List<Ear> observers = new ArrayList<>();
        for (int seat = 0; seat < SEATS; seat++) observers.add(room.sit(seat));
        observers.add(room.watch(new Viewer.Public(), Optional.empty()));
        var played = new BotDrivenMatch(game, room);
        for (int move = 0; move < MOVES && !played.isOver(); move++) played.moveOn();
        assertThat(played.conquests()).as("conquests").isPositive();
        List<List<ToClient>> heard = new ArrayList<>();
        for (Ear observer : observers) heard.add(observer.all(room.table));
        return heard;
    }

    /** What a viewer has heard so far: the scene, and the clocks with the scene they came with. */
    private static final class Heard {

        private List<Object> last = List.of();
        private List<Integer> deciders = List.of();
        private int turn;

        void follow(List<ToClient> messages) {
            for (ToClient message : messages)
                switch (message) {
                    case ToClient.Snapshot snapshot -> see((ConquestScene) snapshot.scene());
                    case ToClient.Steps(List<Frame> frames) ->
                            see((ConquestScene) frames.getLast().scene());
                    case Clocks clocks -> check(clocks);
                    default -> {}
                }
        }

        private void see(ConquestScene scene) {
            turn = scene.turn();
            deciders =
                    scene.phase() instanceof Phase.Orders(List<Integer> waiting, _)
                                    && scene.decider() < 0
                            ? waiting
                            : Stream.of(scene.decider()).filter(seat -> seat >= 0).toList();
        }

        private void check(Clocks clocks) {
            var running = clocks.seats().stream().filter(SeatTime::running).toList();
            assertThat(running).extracting(SeatTime::seat).isEqualTo(deciders);
            assertThat(clocks.seats().stream().map(SeatTime::left).filter(Objects::nonNull))
                    .isSubsetOf(TURN, ANSWER);
            List<Object> now = List.of(turn, deciders, present(clocks));
            assertThat(now).as("the reason to tell the clocks again").isNotEqualTo(last);
            last = now;
        }

        /** The players who are there, whose coming and going is told, too. */
        private static List<Integer> present(Clocks clocks) {
            return clocks.seats().stream()
                    .filter(seat -> seat.botIn() == null)
                    .map(SeatTime::seat)
                    .toList();
        }
    }
}
