package strategos.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.Viewer;
import strategos.wire.Frames;
import strategos.wire.Json;
import strategos.wire.conquest.ConquestPortrayal;

@DisplayName("A match of two teams in fog")
class FoggedTeamsTest {

    private static final int UNKNOWN = -2;
    private static final int TEAMS = 2;
    private static final int OWN_SEAT = 0;

    @RegisterExtension private final House house = House.shared();

    @Test
    @DisplayName("All that comes over the line is what the views allow, frame by frame")
    void frames() throws NotationException {
        var window = house.window(Device.DESK);
        var heard = new Heard(window.page());
        String match = window.make(NewGame.foggedTeams());
        window.open("/match/" + match);
        new Player(window.page(), Hands.withMouse(window.page())).playToTheEnd();
        assertAllowed(window, heard, match, Viewer.inSeat(OWN_SEAT));
        assertThat(heard.frames()).hasSizeGreaterThan(100);
        assertThat(window.troubles()).isEmpty();
    }

    @Test
    @DisplayName("So it is of orders that all give at the same time, and the page takes all of it")
    void framesOfOrders() throws NotationException {
        var window = house.window(Device.DESK);
        var heard = new Heard(window.page());
        String match = window.make(NewGame.foggedOrders());
        window.open("/match/" + match);
        new Commander(window.page(), Hands.withMouse(window.page())).playToTheEnd();
        assertAllowed(window, heard, match, Viewer.inSeat(OWN_SEAT));
        assertThat(heard.frames())
                .extracting(frame -> frame.getAsJsonObject("event").get("kind").getAsString())
                .contains("order-executed", "fought", "glimpsed");
        assertThat(window.troubles()).isEmpty();
    }

    private static void assertAllowed(Window window, Heard heard, String match, Viewer viewer)
            throws NotationException {
        var record = MatchRecord.read(window.get("/api/matches/" + match + "/record"));
        var game = Conquest.open(record.header().setup(), record.header().players().size());
        var steps = record.replay(game).steps();
        var allowed = new Allowed(game, steps, viewer);
        assertThat(heard.snapshots()).allSatisfy(allowed::assertScene);
        assertThat(heard.frames()).allSatisfy(allowed::assertAllowed);
    }

    @Test
    @DisplayName("A spectator is counted, and never gets the view of a seat before the end")
    void spectator() throws NotationException {
        var players = house.window(Device.DESK);
        var spectators = house.window(Device.DESK);
        var heard = new Heard(spectators.page());
        String match = players.make(NewGame.foggedTeams());
        players.open("/match/" + match);
        var player = new Player(players.page(), Hands.withMouse(players.page()));
        player.playUntil(Moment.PLACE);
        spectators.open("/match/" + match);
        PlaywrightAssertions.assertThat(players.page().getByText("1 watching")).isVisible();
        PlaywrightAssertions.assertThat(spectators.page().getByText("1 watching")).isVisible();
        assertThat(new Board(spectators.page()).labels())
                .allSatisfy(label -> assertThat(label).contains(", not in sight, "));
        for (String part : List.of("replay", "result", "record"))
            assertThat(spectators.get("/api/matches/" + match + "/" + part)).contains("not-over");
        assertThat(spectators.get("/api/matches/" + match + "/history"))
                .contains("\"luck\":null")
                .doesNotContainPattern("\"armies\":\\[\\d");
        player.playToTheEnd();
        spectators.page().waitForCondition(() -> isOver(heard));
        assertAllowed(players, heard, match, new Viewer.Public());
        assertThat(spectators.troubles()).isEmpty();
    }

    private static boolean isOver(Heard heard) {
        var phase = heard.scene().getAsJsonObject("phase");
        return phase.get("kind").getAsString().equals("over");
    }

    @Test
    @DisplayName(
            "The page says of every territory out of sight that it is not in sight, and no more")
    void page() {
        var window = house.window(Device.DESK);
        var heard = new Heard(window.page());
        window.open("/match/" + window.make(NewGame.foggedTeams()));
        var player = new Player(window.page(), Hands.withMouse(window.page()));
        for (int turn = 0; turn < 2; turn++) {
            player.playUntil(Moment.PLACE);
            var owners = heard.scene().getAsJsonArray("owners");
            var labels = new Board(window.page()).labels();
            for (int t = 0; t < labels.size(); t++) {
                boolean hidden = owners.get(t).getAsInt() == UNKNOWN;
                assertThat(labels.get(t).split("\\.", 2)[0].contains(", not in sight, "))
                        .as(labels.get(t))
                        .isEqualTo(hidden);
            }
            player.playTurn();
        }
        assertThat(window.troubles()).isEmpty();
    }

    /** What a viewer may be told of each step that it sees, worked out from the record. */
    private static final class Allowed {

        private final Conquest game;
        private final boolean isSeated;
        private final List<JsonElement> frames = new ArrayList<>();
        private final List<State> states = new ArrayList<>();

        Allowed(Conquest game, List<Step<Move>> steps, Viewer viewer) {
            this.game = game;
            isSeated = viewer.sitsIn(OWN_SEAT);
            var portrayed = new Frames<>(game, new ConquestPortrayal());
            State state = game.start();
            for (var step : steps) {
                var before = game.copy(state);
                game.apply(state, step);
                portrayed
                        .frame(frames.size() + 1, before, step, state, viewer)
                        .ifPresent(
                                frame -> {
                                    frames.add(JsonParser.parseString(Json.write(frame)));
                                    states.add(game.copy(state));
                                });
            }
        }

        /** What somebody is told who comes to the match now. */
        void assertScene(JsonElement snapshot) {
            int seq = snapshot.getAsJsonObject().get("seq").getAsInt();
            if (seq == 0) return;
            assertThat(snapshot.getAsJsonObject().get("scene"))
                    .isEqualTo(frames.get(seq - 1).getAsJsonObject().get("scene"));
        }

        void assertAllowed(JsonElement told) {
            int index = told.getAsJsonObject().get("seq").getAsInt() - 1;
            assertThat(told).isEqualTo(frames.get(index));
            var state = states.get(index);
            if (state.turns() == 0 || state.stage() == Stage.OVER) return;
            var scene = told.getAsJsonObject().getAsJsonObject("scene");
            for (int t = 0; t < game.board().size(); t++) {
                boolean seen = isSeated && sees(state, t);
                assertThat(scene.getAsJsonArray("owners").get(t).getAsInt())
                        .as("owner of %d", t)
                        .isEqualTo(seen ? state.owner(t) : UNKNOWN);
                assertThat(scene.getAsJsonArray("armies").get(t).getAsInt())
                        .as("armies on %d", t)
                        .isEqualTo(seen ? state.armies(t) : UNKNOWN);
            }
        }

        /** Team-mates share what they see: all that borders on one of theirs. */
        private boolean sees(State state, int territory) {
            return IntStream.range(0, game.board().size())
                    .filter(
                            t ->
                                    state.owner(t) % TEAMS == OWN_SEAT
                                            && state.owner(t) < game.seats())
                    .anyMatch(t -> t == territory || game.board().borders(t, territory));
        }
    }
}
