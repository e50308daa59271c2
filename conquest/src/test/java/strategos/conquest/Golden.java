package strategos.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.conquest.state.State;
import strategos.game.Seat;
import strategos.game.Turn;

/**
 * A golden playthrough: a record that has to replay for ever, and what it has to lead to.
 *
 * @param record the text of the record
 * @param end the end of the match in words, see {@link #describe}
 */
record Golden(String record, String end) {

    /** All that there is to know of a state, a line a thing, so that a difference can be read. */
    static String describe(Conquest game, State state) {
        List<String> lines = new ArrayList<>();
        lines.add(
                switch (game.turn(state)) {
                    case Turn.Over(var result) -> "won by " + result.winners();
                    case Turn.Decide(Seat seat) -> state.stage() + " of " + seat;
                    case Turn.Roll _, Turn.DecideTogether _ -> state.stage().toString();
                });
        lines.add("turns " + state.turns() + ", sets traded " + state.setsTraded());
        for (int place = 0; place < state.seats(); place++)
            lines.add(seat(game, state, state.seatAt(place)));
        lines.add("deck: " + cards(game, state, State.NOBODY));
        for (int t = 0; t < game.board().size(); t++) {
            String owner =
                    state.owner(t) < state.seats() ? "seat " + (state.owner(t) + 1) : "neutral";
            lines.add("%s: %s, %d".formatted(game.board().name(t), owner, state.armies(t)));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String seat(Conquest game, State state, int seat) {
        return "%s: stands %s, holds %s"
                .formatted(Seat.of(seat), state.standing(seat), cards(game, state, seat));
    }

    private static List<String> cards(Conquest game, State state, int place) {
        return IntStream.range(0, state.cards())
                .filter(
                        card ->
                                place == State.NOBODY
                                        ? state.isInDeck(card)
                                        : state.holdsCard(place, card))
                .mapToObj(game.notation()::card)
                .toList();
    }
}
