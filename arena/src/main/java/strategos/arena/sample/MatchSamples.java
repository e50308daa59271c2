package strategos.arena.sample;

import java.util.List;
import strategos.arena.value.Sample;

/**
 * The positions of one match, in their order, as {@link
 * strategos.bots.conquest.value.Standings#save} writes them.
 *
 * @param setting the index of its setting
 */
public record MatchSamples(int setting, List<Sample<byte[]>> positions) {

    public MatchSamples {
        positions = List.copyOf(positions);
    }
}
