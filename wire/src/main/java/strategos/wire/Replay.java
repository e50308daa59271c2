package strategos.wire;

import java.util.List;

/**
 * A finished match, step by step.
 *
 * @param start the scene before the first step
 */
public record Replay(MatchInfo match, Scene start, List<Frame> frames) {

    public Replay {
        frames = List.copyOf(frames);
    }
}
