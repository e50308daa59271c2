package strategos.wire;

import java.util.List;

/**
 * A match that is over, step by step.
 *
 * @param start what is seen before the first step
 */
public record Replay(MatchInfo match, Scene start, List<Frame> frames) {

    public Replay {
        frames = List.copyOf(frames);
    }
}
