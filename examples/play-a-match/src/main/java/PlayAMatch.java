import static strategos.bots.conquest.ConquestBots.*;

import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.conquest.rules.ConquestPresets;
import strategos.game.*;

void main() throws RefusedMoveException {
    var game = new Conquest(ConquestPresets.MODERN, ConquestBoards.world(), 3);
    var seed = new Seed(7);
    var kinds = List.of(RUSH, TURTLE, BALANCED);
    var bots = kinds.stream().map(kind -> kind.make(game, seed.child(kind.name()))).toList();
    var dice = seed.child("dice").random();
    var match = new Match<>(game);
    for (match.rollAll(dice); match.turn() instanceof Turn.Decide(Seat seat); match.rollAll(dice)) {
        var view = match.view(new Viewer.InSeat(seat));
        match.move(seat, bots.get(seat.index()).decide(view, Budget.UNLIMITED));
    }
    if (match.turn() instanceof Turn.Over(Result(List<Seat> winners)))
        IO.println(kinds.get(winners.getFirst().index()).name() + " won in " + match.steps().size() + " steps");
}
