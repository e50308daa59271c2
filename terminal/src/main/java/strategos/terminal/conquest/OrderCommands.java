package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.view.View;
import strategos.terminal.shell.Misunderstanding;

/** Parses commands for orders. */
record OrderCommands(TerritoryParser reader, ConquestPlayers players) {

    /** One or several deployments, with commas between them. */
    List<Move> deploy(View view, String text) throws Misunderstanding {
        List<Move> deployments =
                reader.shares(text, view.left(), t -> view.isLegal(new Deploy(t, 1))).stream()
                        .<Move>map(share -> new Deploy(share.territory(), share.armies()))
                        .toList();
        if (view.orders().areOpen() && deployments.size() > 1)
            throw new Misunderstanding("give one order at a time: the next player is waiting");
        return deployments;
    }

    Move advance(View view, String text) throws Misunderstanding {
        var meaning =
                reader.read(text, 2, m -> view.isLegal(new Advance(m.first(), m.second(), 1)));
        return new Advance(meaning.first(), meaning.second(), armies(view, meaning));
    }

    Move airlift(View view, String text) throws Misunderstanding {
        var meaning =
                reader.read(text, 2, m -> view.isLegal(new Airlift(m.first(), m.second(), 1)));
        return new Airlift(meaning.first(), meaning.second(), armies(view, meaning));
    }

    private static int armies(View view, Meaning meaning) {
        return meaning.number().orElse(Math.max(1, view.orders().spare(meaning.first())));
    }

    Move bomb(View view, String text) throws Misunderstanding {
        return new Bomb(reader.read(text, 1, m -> view.isLegal(new Bomb(m.first()))).first());
    }

    Move blockade(View view, String text) throws Misunderstanding {
        return new Blockade(
                reader.read(text, 1, m -> view.isLegal(new Blockade(m.first()))).first());
    }

    /** A player by letter, by number, or by the beginning of the name. */
    Move negotiate(View view, String text) throws Misunderstanding {
        List<Integer> meant =
                IntStream.range(0, view.seats())
                        .filter(seat -> seat != view.seat() && isCalled(seat, text))
                        .boxed()
                        .toList();
        if (meant.size() == 1) return new Negotiate(meant.getFirst());
        throw new Misunderstanding(
                meant.isEmpty()
                        ? "name the player to make peace with, such as " + players.mark(other(view))
                        : "'" + text + "' matches several players: use the letter");
    }

    private static int other(View view) {
        return view.seat() == 0 ? 1 : 0;
    }

    private boolean isCalled(int seat, String text) {
        return players.mark(seat).equalsIgnoreCase(text)
                || text.equals("" + (seat + 1))
                || text.length() > 1 && Gazetteer.startsWith(players.name(seat), text);
    }

    /** All orders but one, which is named by its number in the list, or else the last given. */
    UnaryOperator<List<Move>> withdraw(View view, String text) throws Misunderstanding {
        if (view.orders().areOpen())
            throw new Misunderstanding(
                    "everyone has seen your orders, so they cannot be taken back");
        List<Order> given = view.orders().given();
        if (given.isEmpty()) throw new Misunderstanding("you have given no orders yet");
        if (text.isEmpty()) return moves -> moves.subList(0, Math.max(0, moves.size() - 1));
        OptionalInt number = TerritoryParser.number(text);
        if (number.isEmpty() || number.getAsInt() < 1 || number.getAsInt() > given.size())
            throw new Misunderstanding("type the number of an order; 'orders' lists them");
        Order withdrawn = given.get(number.getAsInt() - 1);
        return moves -> {
            List<Move> rest = new ArrayList<>(moves);
            rest.remove(withdrawn);
            return rest;
        };
    }
}
