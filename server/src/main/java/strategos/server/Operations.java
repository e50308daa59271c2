package strategos.server;

import java.util.Optional;

/**
 * The settings of a server that matter to its operators alone.
 *
 * @param metricsToken lets other machines read the metrics; empty for this machine only
 */
public record Operations(Optional<String> metricsToken) {

    public static final Operations STANDARD = new Operations(Optional.empty());
}
