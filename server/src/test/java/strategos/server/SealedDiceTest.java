package strategos.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.conquest.Conquest;
import strategos.dice.DiceCheck;
import strategos.dice.DiceReceipt;
import strategos.dice.DiceReport;
import strategos.dice.DiceReport.Proof;
import strategos.game.MatchRecord;
import strategos.game.Seed;
import strategos.server.families.RandomSource;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.store.StoredSeal;
import strategos.testkit.TestPostgres;

class SealedDiceTest {

    @TempDir Path data;

    private static String make(Browser browser, String preset, String... seats) throws Exception {
        String body = Browser.newMatch(preset, seats).strip();
        body = body.substring(0, body.length() - 1) + ",\"sealed\":true}";
        return Browser.parse(browser.post("/api/matches", body).body()).get("id").asText();
    }

    private static SealedPlayer sit(Browser browser, String match, Seed seed) throws Exception {
        var chooser = new ConquestChooser(browser.getJson("/api/boards/world"), seed.random());
        return new SealedPlayer(browser.open(match), chooser, seed.child("chain").random());
    }

    private static DiceReport check(String record, Optional<DiceReceipt> receipt) throws Exception {
        var read = MatchRecord.read(record);
        var header = read.header();
        var game = Conquest.open(header.setup(), header.players().size());
        return new DiceCheck<>(game, header, read.steps())
                .run(DiceCheck.dice(header).orElseThrow(), receipt);
    }

    enum Kind {
        SQLITE,
        POSTGRESQL
    }

    /** Opens one and the same store, each time it is asked. */
    private Supplier<Store> store(Kind kind) {
        if (kind == Kind.SQLITE) return () -> Store.open(data, Clock.systemUTC());
        var database = new PostgresDatabase(TestPostgres.newDatabase());
        database.bringUpToDate();
        return () -> Store.open(database, Clock.systemUTC());
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    @DisplayName(
            "A match against bots is sealed, its secret stays secret, and its record is proven")
    void alone(Kind kind) throws Exception {
        var opening = store(kind);
        String match;
        String record;
        DiceReceipt receipt;
        List<JsonNode> heard;
        try (var server = TestServer.start(opening.get(), data, RandomSource.unknown())) {
            var browser = new Browser(server.port());
            match = make(browser, "modern", "you", "rush");
            var player = sit(browser, match, new Seed(3));
            player.play(100_000);
            assertThat(player.isOver()).isTrue();
            while (player.dice().orElseThrow().get("secret").isNull()) player.hear();
            heard = new ArrayList<>(player.heard());
            record = browser.get("/api/matches/" + match + "/record").body();
            receipt = player.receipt(match);
        }
        var report = check(record, Optional.of(receipt));
        assertThat(report.faults()).isEmpty();
        assertThat(report.proof()).isEqualTo(Proof.PROVEN);
        assertThat(report.linked()).isPositive();
        assertThat(check(record, Optional.empty()).proof()).isEqualTo(Proof.CONSISTENT);
        String secret = secret(opening, match);
        assertThat(record).contains(secret);
        for (JsonNode message : heard.subList(0, heard.size() - 1))
            assertThat(message.toString()).doesNotContain(secret);
        assertRefusesForgeries(record, receipt);
    }

    private static String secret(Supplier<Store> opening, String match) {
        try (var store = opening.get()) {
            var seal = store.seals().of(match).orElseThrow();
            assertThat(seal.phase()).isEqualTo(StoredSeal.OPEN);
            return seal.facts()
                    .lines()
                    .filter(line -> line.startsWith("secret "))
                    .map(line -> line.substring(7))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Changes one thing at a time. */
    private static void assertRefusesForgeries(String record, DiceReceipt receipt)
            throws Exception {
        var other =
                new DiceReceipt(
                        receipt.version(),
                        receipt.match(),
                        receipt.number(),
                        receipt.header(),
                        "0".repeat(64),
                        receipt.tips(),
                        receipt.own(),
                        receipt.rolls());
        assertThat(check(record, Optional.of(other)).faults())
                .containsExactly("the secret is not the one that was sealed before the match");
        var last = record.lines().filter(line -> line.startsWith("dice ")).toList().getLast();
        String face = last.endsWith("6") ? "5" : "6";
        String swapped =
                new StringBuilder(record)
                        .replace(
                                record.lastIndexOf(last),
                                record.lastIndexOf(last) + last.length(),
                                last.substring(0, last.length() - 1) + face)
                        .toString();
        assertRefused(swapped);
        assertRefused(record.replaceFirst("(?m)^  chain 1 0 (\\S+) (\\d+) ", "  chain 1 0 $1 1 "));
        assertRefused(record.replaceFirst("(?m)^  seat bot rush", "  seat person"));
    }

    /** A change of the dice may make later moves illegal, which is as good a reason. */
    private static void assertRefused(String forged) throws Exception {
        try {
            assertThat(check(forged, Optional.empty()).isRefused()).isTrue();
        } catch (strategos.game.NotationException | IllegalStateException impossible) {
            assertThat(impossible).hasMessageNotContaining("null");
        }
    }

    @Test
    @DisplayName("Two people seal a match, and both see the same seal and the same tips")
    void two() throws Exception {
        try (var server = TestServer.start(data, RandomSource.unknown())) {
            var hers = new Browser(server.port());
            var his = new Browser(server.port());
            String match = make(hers, "modern", "you", "open");
            var anna = sit(hers, match, new Seed(5));
            his.post("/api/matches/" + match + "/seats/join", "{}");
            var bert = sit(his, match, new Seed(6));
            while (anna.dice().isEmpty()
                    || bert.dice().isEmpty()
                    || !isLive(anna)
                    || !isLive(bert)) {
                if (anna.dice().isEmpty() || !isLive(anna)) anna.hear();
                if (bert.dice().isEmpty() || !isLive(bert)) bert.hear();
            }
            assertThat(anna.receipt(match).tips()).hasSize(2);
            assertThat(anna.receipt(match).tips()).isEqualTo(bert.receipt(match).tips());
            assertThat(anna.receipt(match).seal()).isEqualTo(bert.receipt(match).seal());
        }
    }

    private static boolean isLive(SealedPlayer player) {
        return player.dice().orElseThrow().get("phase").asText().equals("live");
    }

    @Test
    @DisplayName(
            "A match of a client that does not ask for sealed dice has none, and its record says so")
    void unsealed() throws Exception {
        try (var server = TestServer.start(data, RandomSource.unknown())) {
            var browser = new Browser(server.port());
            String match = browser.make("you", "rush");
            var session = new Session(browser, match, new Seed(3));
            session.playUntil(100_000);
            assertThat(browser.get("/api/matches/" + match + "/record").body())
                    .doesNotContain("\ndice:");
        }
    }
}
