package strategos.engine;

import java.util.List;
import strategos.engine.EngineAnswer.Part;

/**
 * The layout of the block that describes all matches of a batch after a step: arrays one after the
 * other, each with one row per match. docs/protocol/engine.md#blocks
 */
record BlockLayout(int matches, int seats, int observation, int actions) {

    int rewards() {
        return 0;
    }

    int observations() {
        return matches * seats * Float.BYTES;
    }

    int masks() {
        return observations() + matches * observation * Short.BYTES;
    }

    int deciders() {
        return masks() + matches * maskBytes();
    }

    int endings() {
        return deciders() + matches;
    }

    int bytes() {
        return endings() + matches;
    }

    /** One bit per action, padded to whole bytes. */
    int maskBytes() {
        return Math.ceilDiv(actions, Byte.SIZE);
    }

    List<Part> parts() {
        return List.of(
                new Part("rewards", "float32", rewards(), seats),
                new Part("observations", "int16", observations(), observation),
                new Part("masks", "uint8", masks(), maskBytes()),
                new Part("seats", "uint8", deciders(), 1),
                new Part("ends", "uint8", endings(), 1));
    }
}
