package strategos.bench;

import java.util.ArrayList;
import java.util.List;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;

/**
 * Matches between experts. Each decision that they play out in their thoughts is a node, and counts
 * as a decision.
 */
final class PlannedMatches implements Workload {

    private static final BotKind<Conquest, Move, View> EXPERT = ConquestBots.EXPERT;

    private final List<Bot<Move, View>> experts = new ArrayList<>();
    private final BotMatches loop;

    PlannedMatches(Conquest game, int maxTurns) {
        loop =
                new BotMatches(
                        game,
                        new BotKind<>(
                                EXPERT.name(),
                                EXPERT.about(),
                                (played, seed) -> {
                                    var expert = EXPERT.make(played, seed);
                                    experts.add(expert);
                                    return expert;
                                }),
                        maxTurns);
    }

    @Override
    public Tally play(int matches, long seed) {
        experts.clear();
        var tally = loop.play(matches, seed);
        long nodes = experts.stream().mapToLong(ConquestBots::nodes).sum();
        return new Tally(matches, nodes, tally.turns(), tally.rolls(), tally.capped());
    }
}
