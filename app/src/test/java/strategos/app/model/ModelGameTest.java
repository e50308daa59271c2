package strategos.app.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Report;
import strategos.bots.BotKind;
import strategos.family.GameRequest;
import strategos.game.MatchHeader;
import strategos.game.MatchRecord;
import strategos.game.NotationException;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.game.Seed;
import strategos.game.Turn;
import strategos.server.Operations;
import strategos.server.Server;
import strategos.server.families.FamilyOffer;
import strategos.server.families.RandomSource;
import strategos.server.guards.Proxy;
import strategos.server.guards.ServerLimits;
import strategos.table.FairExecutor;
import strategos.table.TableSettings;
import strategos.terminal.console.PipedConsole;
import strategos.terminal.shell.LiveMatch;
import strategos.terminal.shell.MatchFolder;
import strategos.terminal.shell.RecordFile;
import strategos.terminal.shell.Shell;
import strategos.terminal.shell.TerminalFamily;
import strategos.wire.FromClient;
import strategos.wire.Json;

/** A game that follows the recipe of CONTRIBUTING.md can be played everywhere. */
class ModelGameTest {

    /** Only a server that hangs takes this long. */
    private static final long PATIENCE_SECONDS = 60;

    private static final HexapawnFamily FAMILY = new HexapawnFamily();

    @TempDir private Path data;

    @Test
    @DisplayName("At a terminal: with help, undo and refusals, to the end, and kept as a record")
    void terminal() throws Exception {
        var header = new MatchHeader(FAMILY.name(), new Hexapawn().setup(), List.of("Ann", "Bob"));
        Path file = new MatchFolder(data).create(header);
        String shown =
                play(file, "help", "b1b2", "undo", "a1a2", "b3a2", "b1a2", "c3c1", "move c3c2");
        assertThat(shown)
                .contains("3 2 2 2", "2 . . .", "1 1 1 1", "  a b c")
                .contains("move a pawn from a square ahead", "Taken back: b1b2")
                .contains("Ann (1) a1a2.", "Pawns step ahead to an empty square")
                .contains("Bob (2) won.");
        var record = RecordFile.read(file).replay(new Hexapawn());
        assertThat(record.turn()).isEqualTo(new Turn.Over(Result.wonBy(Seat.of(1))));
    }

    private static String play(Path file, String... commands) throws NotationException {
        var record = RecordFile.read(file);
        var family = new TerminalFamily<>(FAMILY, new HexapawnStyle());
        var game = family.open(record.text().header(), record.players().size());
        var out = new StringWriter();
        var in = new StringReader(String.join("\n", commands));
        try (var live = new LiveMatch<>(record, game);
                var console = new PipedConsole(in, new PrintWriter(out))) {
            var face = game.face(record.players(), console);
            new Shell<>(console, live, face, List.of("the match is kept")).run();
        }
        return out.toString();
    }

    @Test
    @DisplayName("In the arena: somebody wins each match of a contest")
    void arena() {
        BotKind<Hexapawn, Move, View> random = BotKind.random();
        int matches = 100;
        int mostTurns = 3 * State.SIZE;
        var contest =
                Contest.of(
                        new Hexapawn(), List.of(random, random), matches, mostTurns, new Seed(7));
        var report = Report.of(contest, Arena.play(contest, 2, _ -> {}));
        assertThat(report.draws()).isZero();
        assertThat(report.standings()).extracting(Report.Standing::wins).doesNotContain(0);
        assertThat(report.standings().stream().mapToInt(Report.Standing::wins).sum())
                .isEqualTo(matches);
    }

    @Test
    @DisplayName("As text: the rules are written, read again, and refused with the option at fault")
    void rules() throws NotationException {
        var rules = FAMILY.rules();
        assertThat(rules.inFull("hexapawn")).isEqualTo("name = hexapawn");
        assertThat(rules.inFull("my.rules", "base = hexapawn")).isEqualTo("name = hexapawn");
        assertThat(rules.isBaseOf("base = hexapawn")).isTrue();
        assertThat(rules.of(GameRequest.of("hexapawn"))).isEqualTo("hexapawn");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> rules.inFull("my.rules", "\nsize = 4"))
                .withMessage("my.rules:2: there is no option 'size'");
    }

    @Test
    @DisplayName(
            "On a server: a person makes a match over HTTP and plays it to the end over a socket")
    void server() throws Exception {
        var http = HttpClient.newHttpClient();
        try (var server = startServer()) {
            String site = "http://localhost:" + server.port();
            assertThat(get(http, site + "/api/catalogue")).contains("\"game\":\"hexapawn\"");
            assertThat(get(http, site + "/api/boards/hexapawn")).contains("\"size\":3");

            var made = make(http, site);
            assertThat(made.statusCode()).as(made.body()).isEqualTo(201);
            String match = site + "/api/matches/" + made.body().replaceAll(".*\"id\":\"|\".*", "");
            var player = new Player();
            http.newWebSocketBuilder()
                    .header("Origin", site)
                    .header("Cookie", made.headers().firstValue("Set-Cookie").orElseThrow())
                    .buildAsync(URI.create(match.replace("http:", "ws:") + "/socket"), player)
                    .join();
            player.over.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            var record = MatchRecord.read(get(http, match + "/record"));
            assertThat(record.header().game()).isEqualTo("hexapawn");
            assertThat(record.replay(new Hexapawn()).isOver()).isTrue();
            assertThat(get(http, match + "/history")).startsWith("{\"choices\":[3,");
        }
    }

    private Server startServer() throws Exception {
        var random = RandomSource.of(new Seed(7));
        var tables =
                new TableSettings(
                        random.dice(),
                        random.secrets(),
                        (_, _) -> Duration.ZERO,
                        new FairExecutor("thinking", 1),
                        Duration.ofSeconds(1),
                        Duration.ofHours(1));
        return Server.start(
                new Server.Settings(
                        data,
                        "127.0.0.1",
                        0,
                        Proxy.NONE,
                        ServerLimits.STANDARD,
                        tables,
                        Optional.empty(),
                        Operations.STANDARD),
                _ -> List.of(new FamilyOffer<>(FAMILY, random)));
    }

    private static String get(HttpClient http, String address) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(address)).build();
        return http.send(request, BodyHandlers.ofString()).body();
    }

    private static HttpResponse<String> make(HttpClient http, String site) throws Exception {
        String wanted =
                """
                {"preset":"hexapawn","pace":"fast","seats":[{"kind":"you"},{"kind":"bot","bot":"random"}]}""";
        return http.send(
                HttpRequest.newBuilder(URI.create(site + "/api/matches"))
                        .header("Origin", site)
                        .POST(HttpRequest.BodyPublishers.ofString(wanted))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Takes the first of the choices in each scene, until nobody has to decide. */
    private static final class Player implements WebSocket.Listener {

        private static final Pattern CHOICE = Pattern.compile("\"choices\":\\[\"(\\w+)\"");

        private final CompletableFuture<String> over = new CompletableFuture<>();
        private final StringBuilder message = new StringBuilder();
        private int moves;

        @Override
        public @Nullable CompletionStage<?> onText(
                WebSocket socket, CharSequence part, boolean isLast) {
            message.append(part);
            if (isLast) {
                answer(socket, message.toString());
                message.setLength(0);
            }
            socket.request(1);
            return null;
        }

        private void answer(WebSocket socket, String heard) {
            if (heard.contains("\"decider\":-1")) over.complete(heard);
            var choice = CHOICE.matcher(heard);
            if (!choice.find()) return;
            var move = new FromClient.Move("" + ++moves, choice.group(1));
            var _ = socket.sendText(Json.write(move), true);
        }

        @Override
        public void onError(WebSocket socket, Throwable broken) {
            over.completeExceptionally(broken);
        }
    }
}
