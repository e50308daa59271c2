package strategos.bench;

import java.util.List;
import java.util.stream.IntStream;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.conquest.move.Move;
import strategos.conquest.view.View;
import strategos.game.Bot;
import strategos.game.Budget;
import strategos.game.Seed;
import strategos.game.Viewer;

/** Matches of one kind of bot in all seats, through the bot interface. */
final class BotMatches implements Workload {

    private final Conquest game;
    private final BotKind<Conquest, Move, View> kind;
    private final MatchLoop loop;
    private final List<View> views;

    BotMatches(Conquest game, BotKind<Conquest, Move, View> kind, int maxTurns) {
        this.game = game;
        this.kind = kind;
        this.loop = new MatchLoop(game, game.start(), maxTurns);
        this.views =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> game.view(loop.state(), Viewer.inSeat(seat)))
                        .toList();
    }

    @Override
    public Tally play(int matches, long seed) {
        List<Bot<Move, View>> bots =
                IntStream.range(0, game.seats())
                        .mapToObj(seat -> kind.make(game, new Seed(seed).child(seat)))
                        .toList();
        return loop.play(
                matches,
                new Seed(seed).random(),
                (state, seat, _) -> {
                    var move = bots.get(seat).decide(views.get(seat), Budget.UNLIMITED);
                    game.move(state, seat, move);
                });
    }
}
