package strategos.learn.lesson;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import strategos.arena.sample.MatchSamples;
import strategos.arena.sample.SampleFile;
import strategos.arena.sample.SampleSetting;
import strategos.arena.value.Sample;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.Value;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.Conquest;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.state.Stage;
import strategos.conquest.state.State;
import strategos.game.Seed;
import strategos.game.Simulation;
import strategos.learn.train.TrainingSet;

/** Seats of the positions that a run has kept apart from training. */
final class HeldOutRows {

    private final String rules;
    private final String board;
    private final Function<Conquest, SeatWeights> networks;
    private final Map<SampleSetting, Reader> readers = new HashMap<>();
    private final SeatRows rows = new SeatRows();
    private int match;

    private HeldOutRows(String rules, String board, Function<Conquest, SeatWeights> networks) {
        this.rules = rules;
        this.board = board;
        this.networks = networks;
    }

    /** The seats of all matches of a ruleset on a built-in board. */
    static SeatRows read(
            List<Path> files, String rules, String board, Function<Conquest, SeatWeights> networks)
            throws IOException {
        var held = new HeldOutRows(rules, board, networks);
        for (Path path : files) {
            var file = SampleFile.read(path);
            for (int i = TrainingSet.firstHeldOut(file); i < file.matches().size(); i++)
                held.add(file.matches().get(i), file.settings());
        }
        return held.rows;
    }

    private void add(MatchSamples samples, List<SampleSetting> settings) throws IOException {
        var setting = settings.get(samples.setting());
        if (!setting.rules().equals(rules) || !setting.board().equals(board)) return;
        var reader = readers.computeIfAbsent(setting, own -> reader(own.game()));
        match++;
        Map<Integer, List<SeatRow>> living = new HashMap<>();
        Map<Integer, List<SeatRow>> first = new HashMap<>();
        for (int i = 0; i < samples.positions().size(); i++) {
            Sample<byte[]> sample = samples.positions().get(i);
            var seats = reader.rows(match, sample);
            int number = reader.standings.alive();
            living.computeIfAbsent(number, _ -> new ArrayList<>()).addAll(seats);
            if (i == 0 && reader.isDealt && reader.isBeforeFirstTurn()) first.put(number, seats);
        }
        rows.add(living, first);
    }

    private Reader reader(Conquest game) {
        return new Reader(game, networks.apply(game));
    }

    /** Reads positions of one game. */
    private static final class Reader {

        private final Standings standings;
        private final Standings counted;
        private final SeatNetwork network;
        private final Value planner;
        private final boolean isDealt;
        private final int seats;
        private final int startArmies;

        Reader(Conquest game, SeatWeights weights) {
            network = new SeatNetwork(weights, game);
            planner = WinChances.shipped(game);
            standings = new Standings(game, network.hands());
            counted = new Standings(game, planner.hands());
            isDealt = game.rules().setup().territories() == Territories.DEALT;
            seats = game.seats();
            startArmies = startArmies(game);
        }

        List<SeatRow> rows(int match, Sample<byte[]> sample) throws IOException {
            load(standings, sample);
            load(counted, sample);
            List<SeatRow> found = new ArrayList<>();
            int place = 0;
            for (int seat = 0; seat < seats; seat++) {
                if (!standings.isAlive(seat)) continue;
                boolean won = place++ == sample.winner();
                double own = network.chance(seat, standings);
                double other = planner.chance(seat, counted);
                found.add(SeatRow.of(match, standings, seat, own, other, won));
            }
            return found;
        }

        private static void load(Standings to, Sample<byte[]> sample) throws IOException {
            to.load(new DataInputStream(new ByteArrayInputStream(sample.position())));
        }

        /** Whether nobody has had a turn: all deals have equally many armies on the board. */
        boolean isBeforeFirstTurn() {
            int armies = 0;
            for (int t = 0; t < standings.board().size(); t++) armies += standings.armies(t);
            return standings.alive() == seats && armies == startArmies;
        }

        /** The armies on the board when the first turn of a match begins. */
        private static int startArmies(Conquest game) {
            State state = game.start();
            var simulation = game.simulation();
            var random = new Seed(0).random();
            while (state.stage() != Stage.REINFORCE) {
                if (simulation.actor(state) == Simulation.NATURE) simulation.roll(state, random);
                else simulation.play(state, random.nextInt(simulation.count(state)));
            }
            int armies = 0;
            for (int t = 0; t < game.board().size(); t++) armies += state.armies(t);
            return armies;
        }
    }
}
