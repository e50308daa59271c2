package strategos.app.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import strategos.app.cli.Complaint;
import strategos.app.cli.DataFolder;
import strategos.app.cli.DatabaseOption;
import strategos.app.families.Families;
import strategos.game.Seed;
import strategos.game.io.FileFault;
import strategos.server.Server;
import strategos.server.board.BoardShelf;
import strategos.server.families.Offer;
import strategos.server.families.RandomSource;
import strategos.server.guards.Proxy;
import strategos.server.web.CannotListenException;
import strategos.store.DailyBackups;
import strategos.store.PostgresDatabase;
import strategos.store.Store;
import strategos.store.StoreException;
import strategos.table.CompilerThreads;
import strategos.table.TableSettings;
import strategos.terminal.shell.BadInput;

/** The command {@code serve}: runs a server for browsers until it is stopped. */
@Command(
        name = "serve",
        header = "Run a server to play in the browser.",
        description = {
            "Open the printed address and play. Matches are stored in the data folder and"
                    + " continue after a restart.%n"
        },
        sortOptions = false,
        abbreviateSynopsis = true,
        optionListHeading = "Options, each with its environment variable:%n")
public final class ServeCommand implements Runnable {

    private static final int HIGHEST_PORT = 65_535;

    private static final Duration LONGEST_STOP = Duration.ofSeconds(10);

    @Spec private CommandSpec spec;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_PORT:-8080}",
            description =
                    "The port to listen on; 0 picks a free one (default: 8080; STRATEGOS_PORT).")
    private int port;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "${env:STRATEGOS_HOST:-127.0.0.1}",
            description =
                    "The address to listen on; 0.0.0.0 accepts connections from other machines"
                            + " (default: 127.0.0.1; STRATEGOS_HOST).")
    private String host;

    @Option(
            names = "--behind-proxy",
            defaultValue = "${env:STRATEGOS_BEHIND_PROXY:-false}",
            description =
                    "Trust the X-Forwarded headers of a proxy in front"
                            + " (STRATEGOS_BEHIND_PROXY=true).")
    private boolean behindProxy;

    @Option(
            names = "--grace",
            paramLabel = "SECONDS",
            defaultValue = "${env:STRATEGOS_GRACE:-120}",
            description =
                    "How long a player may be away while others wait, before a bot stands in"
                            + " (default: 120; STRATEGOS_GRACE).")
    private int grace;

    @Option(
            names = "--backups",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_BACKUPS:-7}",
            description =
                    "How many daily backups to keep in the folder 'backups' of the data folder; 0"
                            + " makes none (default: 7; STRATEGOS_BACKUPS).")
    private int backups;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_SEED}",
            description =
                    "The seed of all matches, for testing: anyone who knows it knows the dice"
                            + " (default: unpredictable dice; STRATEGOS_SEED).")
    private @Nullable Long seed;

    @Mixin private MailOptions mail;

    @Mixin private OperatingOptions operating;

    @Mixin private CapacityOptions capacity;

    @Mixin private RetentionOptions keeping;

    @Mixin private DataFolder data;

    @Mixin private DatabaseOption option;

    @Option(
            names = "--db-create",
            defaultValue = "${env:STRATEGOS_DB_CREATE:-false}",
            description =
                    "Create the Strategos tables if the --db database is empty"
                            + " (STRATEGOS_DB_CREATE=true).")
    private boolean createTables;

    @Option(
            names = "--node",
            paramLabel = "URL",
            defaultValue = "${env:STRATEGOS_NODE}",
            description =
                    "Where other servers on the same --db reach this one, such as"
                            + " http://10.0.0.5:8080 (default: where it listens; STRATEGOS_NODE).")
    private @Nullable URI node;

    @Override
    public void run() {
        if (port < 0 || port > HIGHEST_PORT) throw new BadInput("--port: there is no port " + port);
        if (host.isBlank())
            throw new BadInput("--host: the address is empty; 127.0.0.1 is this machine only");
        if (grace < 1) throw new BadInput("--grace: at least one second, not " + grace);
        if (node != null && (node.getHost() == null || !"http".equals(node.getScheme())))
            throw new BadInput("--node: an address such as http://10.0.0.5:8080, not " + node);
        if (backups < 0) throw new BadInput("--backups: at least 0, not " + backups);
        operating.check();
        capacity.check();
        keeping.check();
        operating.setUpLogs();
        Carriers.setUp();
        RandomSource random =
                seed == null ? RandomSource.unknown() : RandomSource.of(new Seed(seed));
        PrintWriter out = spec.commandLine().getOut();
        var database = option.database();
        var start = database.isPresent() ? FirstStart.AGAIN : FirstStart.of(data.path());
        try (var server = start(database, random);
                var daily = dailyBackups()) {
            if (backups > 0 && database.isEmpty()) daily.start();
            Runtime.getRuntime().addShutdownHook(stopping(server, operating.drain()));
            out.println("Strategos is at " + address(server.port()));
            out.println("  data    " + data.path().toAbsolutePath() + start.remark());
            database.ifPresent(
                    it -> out.println("  database " + it.name() + ": back it up with pg_dump"));
            out.println("  listens " + host + ", port " + server.port());
            if (behindProxy) out.println("  behind a proxy whose X-Forwarded headers are trusted");
            if (seed != null)
                out.println("  seed    " + seed + ": anyone who knows it knows the dice");
            out.println("Press Ctrl+C to stop.");
            out.flush();
            CompilerThreads.stepBack();
            new CountDownLatch(1).await();
        } catch (CannotListenException unheard) {
            throw new BadInput(unheard.getMessage() + "; " + remedy(unheard), unheard);
        } catch (StoreException unusable) {
            String why =
                    unusable.getCause() instanceof IOException fault
                            ? ": " + FileFault.of(fault)
                            : "";
            throw new BadInput("--data: " + unusable.getMessage() + why, unusable);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private Server start(Optional<PostgresDatabase> database, RandomSource random)
            throws CannotListenException {
        if (database.isEmpty())
            return Server.start(settings(random), shelf -> offered(shelf, random));
        var store = DatabaseOption.asking(() -> open(database.get()));
        return Server.start(
                store,
                settings(random),
                Optional.ofNullable(node).map(URI::toString),
                shelf -> offered(shelf, random));
    }

    private Store open(PostgresDatabase database) {
        if (database.isEmpty()) {
            if (!createTables)
                throw new BadInput(
                        "--db: %s is empty; add --db-create to create the Strategos tables in it"
                                .formatted(database.name()));
            database.bringUpToDate();
        }
        return Store.open(database, Clock.systemUTC());
    }

    private DailyBackups dailyBackups() {
        return new DailyBackups(
                data.path(), data.path().resolve("backups"), backups, Clock.systemUTC());
    }

    /**
     * Stops the server when the program ends, and lets the program end in any case: everything that
     * anybody has been told of is on disk.
     */
    private static Thread stopping(Server server, Duration drain) {
        return new Thread(
                () -> {
                    server.announceStop();
                    var closing =
                            Thread.ofPlatform().daemon().name("close").unstarted(server::close);
                    closing.setUncaughtExceptionHandler(
                            (_, fault) -> Complaint.aboutUncaught(fault));
                    try {
                        Thread.sleep(drain);
                        closing.start();
                        if (!closing.join(LONGEST_STOP))
                            System.err.println(
                                    "strategos: stopped after %d s without finishing everything"
                                            .formatted(LONGEST_STOP.toSeconds()));
                    } catch (InterruptedException _) {
                        Thread.currentThread().interrupt();
                    }
                },
                "stop");
    }

    private Server.Settings settings(RandomSource random) {
        return new Server.Settings(
                data.path(),
                host,
                port,
                behindProxy ? Proxy.TRUSTED : Proxy.NONE,
                capacity.limits(),
                TableSettings.forPeople(random.dice(), random.secrets(), Duration.ofSeconds(grace)),
                mail.mailing(),
                operating.operations(capacity.connections(), keeping.retention()));
    }

    private static String remedy(CannotListenException unheard) {
        return switch (unheard.remedy()) {
            case ANOTHER_PORT -> "choose another port with --port";
            case ANOTHER_HOST -> "choose another with --host";
        };
    }

    private String address(int listening) {
        boolean local = host.equals("127.0.0.1") || host.equals("0.0.0.0");
        String readable = host.contains(":") ? "[" + host + "]" : host;
        return "http://" + (local ? "localhost" : readable) + ":" + listening;
    }

    /** What can be played. The boards that ship are drawn in the meantime. */
    private List<Offer> offered(BoardShelf shelf, RandomSource random) {
        shelf.drawShipped();
        return Families.offered(data.path(), shelf, random);
    }
}
