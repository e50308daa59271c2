package strategos.learn.train;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Standings;
import strategos.conquest.Conquest;

/** Reads positions of several games, and computes their inputs; used by one thread. */
public final class PositionReader {

    private final List<Standings> standings;
    private final List<Standings> counted;
    private final List<SeatNetwork> networks;

    public PositionReader(List<Conquest> games, SeatWeights weights) {
        standings = games.stream().map(game -> new Standings(game, weights.hands())).toList();
        counted = games.stream().map(Standings::new).toList();
        networks = games.stream().map(game -> new SeatNetwork(weights, game)).toList();
    }

    /** Looks at a position; what is answered is valid until the next call. */
    public Standings read(TrainingSet.Labelled sample) {
        return load(standings, sample);
    }

    /** The same for values that are only told how many cards there are. */
    Standings counted(TrainingSet.Labelled sample) {
        return load(counted, sample);
    }

    private static Standings load(List<Standings> all, TrainingSet.Labelled sample) {
        var own = all.get(sample.game());
        try {
            own.load(new DataInputStream(new ByteArrayInputStream(sample.saved().position())));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return own;
    }

    public SeatNetwork network(TrainingSet.Labelled sample) {
        return networks.get(sample.game());
    }
}
