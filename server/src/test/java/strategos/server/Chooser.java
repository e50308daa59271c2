package strategos.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** A player who takes any of the choices that a scene offers, and writes it in the notation. */
interface Chooser {

    boolean isOver(JsonNode scene);

    /** A move, if the scene asks for one. */
    Optional<String> choose(JsonNode scene);
}
