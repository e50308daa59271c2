package strategos.conquest.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.AttackLosing;
import strategos.conquest.move.Move.AttackTimes;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Done;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Resign;
import strategos.conquest.move.Move.Stand;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.move.Move.Vote;
import strategos.conquest.move.Order;
import strategos.conquest.move.Order.Advance;
import strategos.conquest.move.Order.Airlift;
import strategos.conquest.move.Order.Blockade;
import strategos.conquest.move.Order.Bomb;
import strategos.conquest.move.Order.Deploy;
import strategos.conquest.move.Order.Negotiate;
import strategos.conquest.move.Order.Reinforce;
import strategos.conquest.move.StandingDefence;
import strategos.conquest.move.Wish;
import strategos.conquest.turn.CardTypes;
import strategos.game.Notation;
import strategos.game.NotationException;
import strategos.game.OptionText;
import strategos.game.Quote;

/**
 * The notation of moves of conquest: {@code attack Alaska Kamchatka 3}, {@code trade Peru Brazil
 * wild1 on Peru}.
 *
 * <p>Names are written as on the board, including spaces, and in quotation marks if they would be
 * ambiguous.
 */
public final class ConquestNotation implements Notation<Move> {

    private static final String WILD = "wild";

    /** What a step that a viewer sees in part has in place of the rest; nobody can say it. */
    private static final String UNSEEN = "?";

    private final Board board;
    private final CardTypes types;
    private final Words words;

    public ConquestNotation(Board board, CardTypes types) {
        this.board = board;
        this.types = types;
        List<String> names = new ArrayList<>();
        for (int card = 0; card < types.cards(); card++) names.add(card(card));
        this.words = new Words(names, board.size());
    }

    /** What a card is called: its territory, or a numbered wild. */
    public String card(int card) {
        return types.isWild(card) ? WILD + (card - board.size() + 1) : board.name(card);
    }

    @Override
    public String write(Move move) {
        String plain = write(move, "");
        if (words.isUnambiguous() || plain.contains(" " + UNSEEN)) return plain;
        try {
            if (read(plain).equals(move)) return plain;
        } catch (NotationException _) {
            return write(move, "\"");
        }
        return write(move, "\"");
    }

    private String write(Move move, String quote) {
        return switch (move) {
            case Claim(int territory) -> "claim " + name(territory, quote);
            case Place(int territory, int armies) ->
                    "place " + name(territory, quote) + " " + number(armies);
            case Trade trade -> write(trade, quote);
            case Attack(int from, int to, int dice) ->
                    "attack " + name(from, quote) + " " + name(to, quote) + " " + number(dice);
            case Blitz(int from, int to, int keep) ->
                    "blitz " + name(from, quote) + " " + name(to, quote) + " " + number(keep);
            case AttackTimes(int from, int to, int times) ->
                    "attack-times "
                            + name(from, quote)
                            + " "
                            + name(to, quote)
                            + " "
                            + number(times);
            case AttackLosing(int from, int to, int losses) ->
                    "attack-losing "
                            + name(from, quote)
                            + " "
                            + name(to, quote)
                            + " "
                            + number(losses);
            case Defend(int dice) -> "defend " + number(dice);
            case Stand(StandingDefence defence) -> "stand " + write(defence);
            case Occupy(int armies) -> "occupy " + number(armies);
            case Fortify(int from, int to, int armies) ->
                    "fortify " + name(from, quote) + " " + name(to, quote) + " " + number(armies);
            case NameCapital(int territory) -> "capital " + name(territory, quote);
            case Vote(Wish wish) -> "vote " + OptionText.word(wish);
            case Resign() -> "resign";
            case Order order -> write(order, quote);
            case Done() -> "done";
        };
    }

    private String write(Trade trade, String quote) {
        String cards =
                "trade "
                        + name(trade.first(), quote)
                        + " "
                        + name(trade.second(), quote)
                        + " "
                        + name(trade.third(), quote);
        return trade.matching() == Trade.NONE
                ? cards
                : cards + " on " + name(trade.matching(), quote);
    }

    private String write(Order order, String quote) {
        return switch (order) {
            case Deploy(int territory, int armies) ->
                    "deploy " + name(territory, quote) + " " + number(armies);
            case Advance(int from, int to, int armies) ->
                    "advance " + name(from, quote) + " " + name(to, quote) + " " + number(armies);
            case Bomb(int territory) -> "bomb " + name(territory, quote);
            case Blockade(int territory) -> "blockade " + name(territory, quote);
            case Airlift(int from, int to, int armies) ->
                    "airlift " + name(from, quote) + " " + name(to, quote) + " " + number(armies);
            case Negotiate(int seat) -> "negotiate " + (seat + 1);
            case Reinforce() -> "reinforce";
        };
    }

    private String name(int card, String quote) {
        return card == Move.UNKNOWN ? UNSEEN : quote + card(card) + quote;
    }

    private static String number(int number) {
        return number == Move.UNKNOWN ? UNSEEN : Integer.toString(number);
    }

    private static String write(StandingDefence defence) {
        return switch (defence) {
            case ALWAYS_TWO -> "always 2";
            case ALWAYS_ONE -> "always 1";
            case ASK -> "ask";
        };
    }

    @Override
    public Move read(String text) throws NotationException {
        String line = text.strip();
        int space = line.indexOf(' ');
        String verb = (space < 0 ? line : line.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : line.substring(space + 1).strip();
        return read(verb, rest)
                .orElseThrow(
                        () ->
                                new NotationException(
                                        Quote.of(text) + " is not a move: " + usage(verb)));
    }

    private Optional<Move> read(String verb, String rest) {
        return switch (verb) {
            case "claim" -> words.read(rest, "T").map(a -> new Claim(a[0]));
            case "place" -> words.read(rest, "TN").map(a -> new Place(a[0], a[1]));
            case "trade" ->
                    words.read(rest, "CCCoT")
                            .<Move>map(a -> trade(a[0], a[1], a[2], a[3]))
                            .or(
                                    () ->
                                            words.read(rest, "CCC")
                                                    .map(a -> trade(a[0], a[1], a[2], Trade.NONE)));
            case "attack" -> words.read(rest, "TTN").map(a -> new Attack(a[0], a[1], a[2]));
            case "blitz" ->
                    words.read(rest, "TTN")
                            .<Move>map(a -> new Blitz(a[0], a[1], a[2]))
                            .or(() -> words.read(rest, "TT").map(a -> new Blitz(a[0], a[1], 1)));
            case "attack-times" ->
                    words.read(rest, "TTN").map(a -> new AttackTimes(a[0], a[1], a[2]));
            case "attack-losing" ->
                    words.read(rest, "TTN").map(a -> new AttackLosing(a[0], a[1], a[2]));
            case "defend" -> words.read(rest, "N").map(a -> new Defend(a[0]));
            case "stand" -> readDefence(rest).map(Stand::new);
            case "occupy" -> words.read(rest, "N").map(a -> new Occupy(a[0]));
            case "fortify" -> words.read(rest, "TTN").map(a -> new Fortify(a[0], a[1], a[2]));
            case "capital" -> words.read(rest, "T").map(a -> new NameCapital(a[0]));
            case "vote" -> readWish(rest).map(Vote::new);
            case "resign" -> rest.isEmpty() ? Optional.of(new Resign()) : Optional.empty();
            case "done" -> rest.isEmpty() ? Optional.of(new Done()) : Optional.empty();
            default -> readOrder(verb, rest);
        };
    }

    private Optional<Move> readOrder(String verb, String rest) {
        return switch (verb) {
            case "deploy" -> words.read(rest, "TN").map(a -> new Deploy(a[0], a[1]));
            case "advance" -> words.read(rest, "TTN").map(a -> new Advance(a[0], a[1], a[2]));
            case "bomb" -> words.read(rest, "T").map(a -> new Bomb(a[0]));
            case "blockade" -> words.read(rest, "T").map(a -> new Blockade(a[0]));
            case "airlift" -> words.read(rest, "TTN").map(a -> new Airlift(a[0], a[1], a[2]));
            case "negotiate" -> words.read(rest, "N").map(a -> new Negotiate(a[0] - 1));
            case "reinforce" -> rest.isEmpty() ? Optional.of(new Reinforce()) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static Trade trade(int a, int b, int c, int matching) {
        int first = Math.min(a, Math.min(b, c));
        int third = Math.max(a, Math.max(b, c));
        return new Trade(first, a + b + c - first - third, third, matching);
    }

    private static Optional<StandingDefence> readDefence(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "always 2" -> Optional.of(StandingDefence.ALWAYS_TWO);
            case "always 1" -> Optional.of(StandingDefence.ALWAYS_ONE);
            case "ask" -> Optional.of(StandingDefence.ASK);
            default -> Optional.empty();
        };
    }

    private static Optional<Wish> readWish(String text) {
        String wish = text.toLowerCase(Locale.ROOT);
        return Arrays.stream(Wish.values())
                .filter(known -> OptionText.word(known).equals(wish))
                .findFirst();
    }

    private static String usage(String verb) {
        return switch (verb) {
            case "claim" -> "say 'claim TERRITORY'";
            case "place" -> "say 'place TERRITORY ARMIES'";
            case "trade" -> "say 'trade CARD CARD CARD', and 'on TERRITORY' for the extra armies";
            case "attack" -> "say 'attack FROM TO DICE'";
            case "blitz" -> "say 'blitz FROM TO', and a number to stop at that many armies";
            case "attack-times" -> "say 'attack-times FROM TO TIMES'";
            case "attack-losing" -> "say 'attack-losing FROM TO ARMIES'";
            case "defend" -> "say 'defend DICE'";
            case "stand" -> "say 'stand always 2', 'stand always 1' or 'stand ask'";
            case "occupy" -> "say 'occupy ARMIES'";
            case "fortify" -> "say 'fortify FROM TO ARMIES'";
            case "capital" -> "say 'capital TERRITORY'";
            case "vote" -> "say 'vote end', or 'vote go-on' to take it back";
            case "resign" -> "say 'resign' alone";
            case "deploy" -> "say 'deploy TERRITORY ARMIES'";
            case "advance" -> "say 'advance FROM TO ARMIES'";
            case "bomb" -> "say 'bomb TERRITORY'";
            case "blockade" -> "say 'blockade TERRITORY'";
            case "airlift" -> "say 'airlift FROM TO ARMIES'";
            case "negotiate" -> "say 'negotiate SEAT', with the seat's number";
            case "done", "reinforce" -> "'" + verb + "' stands alone";
            default ->
                    "moves are claim, place, trade, attack, attack-times, attack-losing, blitz, defend, stand, occupy, fortify, capital, vote, resign and done;"
                            + " orders are deploy, advance, bomb, blockade, airlift, negotiate and reinforce";
        };
    }
}
