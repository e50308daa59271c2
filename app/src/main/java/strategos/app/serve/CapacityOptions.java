package strategos.app.serve;

import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;
import strategos.server.guards.Capacity;
import strategos.server.guards.ServerLimits;
import strategos.server.web.ConnectionLimits;
import strategos.terminal.shell.BadInput;

/** The options for how much a server holds; beyond it, it refuses. */
final class CapacityOptions {

    @Option(
            names = "--max-matches",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_MAX_MATCHES:-5000}",
            description =
                    "The maximum number of live matches (default: 5000; STRATEGOS_MAX_MATCHES).")
    private int matches;

    @Option(
            names = "--max-sockets",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_MAX_SOCKETS:-10000}",
            description =
                    "The maximum number of players and spectators who watch a match (default:"
                            + " 10000; STRATEGOS_MAX_SOCKETS).")
    private int sockets;

    @Option(
            names = "--max-connections",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_MAX_CONNECTIONS:-15000}",
            description =
                    "The maximum number of connections (default: 15000;"
                            + " STRATEGOS_MAX_CONNECTIONS).")
    private int connections;

    @Option(
            names = "--address-matches",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_ADDRESS_MATCHES:-150}",
            description =
                    "The maximum number of live matches opened from one address (default: 150;"
                            + " STRATEGOS_ADDRESS_MATCHES).")
    private int matchesOfAddress;

    @Option(
            names = "--address-sockets",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_ADDRESS_SOCKETS:-100}",
            description =
                    "The maximum number of players and spectators from one address (default: 100;"
                            + " STRATEGOS_ADDRESS_SOCKETS).")
    private int socketsOfAddress;

    @Option(
            names = "--address-connections",
            paramLabel = "N",
            defaultValue = "${env:STRATEGOS_ADDRESS_CONNECTIONS:-250}",
            description =
                    "The maximum number of connections from one address, unless behind a proxy"
                            + " (default: 250; STRATEGOS_ADDRESS_CONNECTIONS).")
    private int connectionsOfAddress;

    /** Refuses values that cannot be used, before anything is started. */
    void check() {
        Map<String, Integer> values = new LinkedHashMap<>();
        values.put("--max-matches", matches);
        values.put("--max-sockets", sockets);
        values.put("--max-connections", connections);
        values.put("--address-matches", matchesOfAddress);
        values.put("--address-sockets", socketsOfAddress);
        values.put("--address-connections", connectionsOfAddress);
        values.forEach(
                (option, value) -> {
                    if (value < 1) throw new BadInput(option + ": at least 1, not " + value);
                });
    }

    ServerLimits limits() {
        return ServerLimits.STANDARD.with(
                Capacity.STANDARD.with(matches, matchesOfAddress, sockets), socketsOfAddress);
    }

    ConnectionLimits connections() {
        return new ConnectionLimits(
                connections,
                connectionsOfAddress,
                ConnectionLimits.STANDARD.between(),
                ConnectionLimits.STANDARD.headers());
    }
}
