package strategos.server.families;

import java.util.Optional;
import strategos.wire.Ground;

/** What matches are played on: as data, and drawn where the client has no drawing of its own. */
public interface Field {

    Ground ground();

    /** In JSON. */
    Optional<String> drawing();

    /** As small as in a list, in JSON. */
    Optional<String> thumbnail();
}
