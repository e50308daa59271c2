package strategos.family.conquest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.bots.conquest.ConquestBots;
import strategos.bots.conquest.MatchChances;
import strategos.bots.conquest.planner.Assessment;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.reason.BattleForecast;
import strategos.conquest.reason.MoveReasons;
import strategos.conquest.reason.Reason;
import strategos.conquest.view.View;
import strategos.family.Explainer;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Step;
import strategos.wire.ChanceGraph;
import strategos.wire.conquest.ConquestExplanation;
import strategos.wire.conquest.ConquestExplanation.Action;
import strategos.wire.conquest.ConquestExplanation.Alternative;

/** Explains decisions in a game of the Risk family. */
record ConquestExplainer(Conquest game, BotKind<Conquest, Move, View> adviser)
        implements Explainer<Move, View> {

    /** As many as are read. */
    private static final int MOST_REASONS = 3;

    @Override
    public ConquestExplanation hint(View view, Seed seed) {
        Move move = adviser.make(game, seed).decide(view, Budget.UNLIMITED);
        return explain(adviser, view, move, seed);
    }

    @Override
    public ConquestExplanation explain(String bot, View view, Move move, Seed seed) {
        return ConquestBots.named(bot)
                .map(kind -> explain(kind, view, move, seed))
                .orElseGet(() -> explanation(view, move, List.of()));
    }

    @Override
    public Optional<ChanceGraph> chances(List<Step<Move>> steps) {
        return MatchChances.of(game).map(own -> new ChanceCollector(game, own).follow(steps));
    }

    private ConquestExplanation explain(
            BotKind<Conquest, Move, View> kind, View view, Move move, Seed seed) {
        var compared =
                ConquestBots.comparing(kind.make(game, seed))
                        .map(bot -> bot.compare(view, move))
                        .orElse(List.of());
        return explanation(view, move, compared);
    }

    /**
     * @param compared the move and the next best ones, if the bot has compared them
     */
    private static ConquestExplanation explanation(
            View view, Move move, List<Assessment> compared) {
        return new ConquestExplanation(
                view.notation().write(move),
                Action.of(view, move),
                move instanceof Order order ? order : null,
                BattleForecast.of(view, move).orElse(null),
                reasons(view, move, compared),
                compared.isEmpty() ? null : compared.getFirst().chance(),
                compared.stream()
                        .skip(1)
                        .map(
                                other ->
                                        new Alternative(
                                                Action.of(view, other.move()), other.chance()))
                        .toList());
    }

    private static List<Reason> reasons(View view, Move move, List<Assessment> compared) {
        var facts = MoveReasons.of(view, move).stream();
        var expected =
                compared.size() < 2
                        ? Stream.<Reason>empty()
                        : compared
                                .getFirst()
                                .outlook()
                                .betterThan(compared.get(1).outlook())
                                .stream();
        return Stream.concat(facts, expected).limit(MOST_REASONS).toList();
    }

    /** In fog, much of a position would have to be invented. */
    @Override
    public boolean isOpen(View view) {
        return !view.isFogged();
    }
}
