package strategos.learn.lesson;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.conquest.network.SeatWeights;
import strategos.bots.conquest.value.Standings;
import strategos.bots.conquest.value.WinChances;
import strategos.conquest.board.Board;
import strategos.learn.lesson.MatchedEffect.Measure;
import strategos.learn.train.PositionReader;
import strategos.learn.train.TrainingSet;
import strategos.learn.train.TrainingSet.Labelled;

/** What a network thinks of continents, territories and cards, from positions kept apart. */
public final class Lessons {

    /** Enough cards for a set that is certain. */
    private static final int FULL_HAND = 5;

    private final TrainingSet set;
    private final Board board;
    private final PositionReader reader;

    /** The lessons of a network on the board of the first game of a set. */
    public Lessons(TrainingSet set, SeatWeights weights) {
        this.set = set;
        board = set.games().getFirst().board();
        reader = new PositionReader(set.games(), weights);
    }

    /**
     * The effects at tables of one kind.
     *
     * @param named their names, in the order of the effects
     */
    record Group(String title, List<String> named, List<MatchedEffect> effects) {}

    /** The effects among the positions of a ruleset with a number of living seats. */
    List<Group> measured(String rules, int living) {
        var groups = List.of(continents(), cards(), territories());
        var planner = WinChances.shipped();
        double[] measures = new double[Measure.values().length];
        for (Labelled sample : set.heldOut()) {
            var setting = set.settings().get(sample.game());
            if (!setting.rules().equals(rules) || !setting.board().equals(board.name())) continue;
            var standings = reader.read(sample);
            if (standings.alive() != living) continue;
            double[] chances = reader.network(sample).chances(standings);
            int place = 0;
            for (int seat = 0; seat < standings.seats(); seat++) {
                if (!standings.isAlive(seat)) continue;
                measures[Measure.NETWORK.ordinal()] = chances[seat];
                measures[Measure.PLANNER.ordinal()] = planner.chance(seat, standings);
                measures[Measure.WON.ordinal()] = place++ == sample.winner() ? 1 : 0;
                for (Group group : groups)
                    for (MatchedEffect effect : group.effects())
                        effect.add(seat, standings, measures);
            }
        }
        return groups;
    }

    private Group continents() {
        List<String> named = new ArrayList<>();
        List<MatchedEffect> effects = new ArrayList<>();
        for (int c = 0; c < board.continents().size(); c++) {
            int continent = c;
            int size =
                    (int)
                            board.territories().stream()
                                    .filter(territory -> territory.continent() == continent)
                                    .count();
            named.add(
                    "%s (+%d)".formatted(board.continents().get(c).name(), board.bonus(continent)));
            effects.add(
                    new MatchedEffect(
                            (seat, standings) -> standings.held(continent, seat) == size));
        }
        return new Group("Holding a continent", named, effects);
    }

    private static Group cards() {
        List<String> named = new ArrayList<>();
        List<MatchedEffect> effects = new ArrayList<>();
        for (int least = 1; least <= FULL_HAND; least++) {
            int cards = least;
            named.add(least == FULL_HAND ? "5 cards or more" : least + " cards");
            effects.add(
                    new MatchedEffect(
                            (seat, standings) ->
                                    Math.min(FULL_HAND, standings.cards(seat)) == cards));
        }
        return new Group("Holding cards, instead of another number", named, effects);
    }

    private Group territories() {
        List<String> named = new ArrayList<>();
        List<MatchedEffect> effects = new ArrayList<>();
        for (int t = 0; t < board.size(); t++) {
            int territory = t;
            named.add(board.name(t));
            effects.add(new MatchedEffect((seat, standings) -> owns(standings, territory, seat)));
        }
        return new Group("Holding a territory", named, effects);
    }

    private static boolean owns(Standings standings, int territory, int seat) {
        return standings.owner(territory) == seat;
    }
}
