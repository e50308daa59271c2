package strategos.server.families;

import java.util.Optional;
import strategos.wire.Ground;

/** The board of a match: as data, and as a drawing if the client does not draw it by itself. */
public interface Field {

    Ground ground();

    /** In JSON. */
    Optional<String> drawing();

    /** As small as in a list, in JSON. */
    Optional<String> thumbnail();
}
