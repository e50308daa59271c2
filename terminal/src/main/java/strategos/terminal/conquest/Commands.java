package strategos.terminal.conquest;

import java.util.List;
import java.util.OptionalInt;
import strategos.conquest.move.Move;
import strategos.conquest.move.Move.Attack;
import strategos.conquest.move.Move.Blitz;
import strategos.conquest.move.Move.Claim;
import strategos.conquest.move.Move.Defend;
import strategos.conquest.move.Move.Fortify;
import strategos.conquest.move.Move.NameCapital;
import strategos.conquest.move.Move.Occupy;
import strategos.conquest.move.Move.Place;
import strategos.conquest.move.Move.Trade;
import strategos.conquest.state.Stage;
import strategos.conquest.view.Phase;
import strategos.conquest.view.View;
import strategos.game.NotationException;
import strategos.terminal.shell.Misunderstanding;

/** Parses the commands for moves. Omitted numbers default to the maximum. */
final class Commands {

    private static final String UNTIL = " until ";
    private static final String ALL = "all";

    private final TerritoryParser reader;
    private final CardTable cards;

    Commands(TerritoryParser reader, CardTable cards) {
        this.reader = reader;
        this.cards = cards;
    }

    Move claim(View view, String text) throws Misunderstanding {
        return new Claim(reader.read(text, 1, m -> view.isLegal(new Claim(m.first()))).first());
    }

    Move capital(View view, String text) throws Misunderstanding {
        return new NameCapital(
                reader.read(text, 1, m -> view.isLegal(new NameCapital(m.first()))).first());
    }

    /** One or several placings, with commas between them. */
    List<Move> place(View view, String text) throws Misunderstanding {
        int left = view.phase() instanceof Phase.Settle(_, int together) ? together : view.left();
        return reader.shares(text, left, t -> view.isLegal(new Place(t, 1))).stream()
                .<Move>map(share -> new Place(share.territory(), share.armies()))
                .toList();
    }

    Move trade(View view, String text) throws Misunderstanding {
        OptionalInt number = TerritoryParser.number(text);
        if (number.isEmpty()) return inFull(view, ConquestVerb.TRADE, text);
        List<Trade> trades = cards.best(view);
        if (trades.isEmpty()) throw new Misunderstanding("there is no set to trade now");
        if (number.getAsInt() < 1 || number.getAsInt() > trades.size()) {
            throw new Misunderstanding(
                    "there are sets 1 to %d, but no %s".formatted(trades.size(), text));
        }
        return trades.get(number.getAsInt() - 1);
    }

    /** Whether an attack is named in full, or in words that are not understood. */
    boolean isAttack(String text) {
        return !text.isEmpty() && (!reader.canRead(text, 1) || reader.canRead(text, 2));
    }

    /** Where an attack comes from that is not named in full. */
    int from(View view, String text) throws Misunderstanding {
        int from = reader.read(text, 1, m -> view.owner(m.first()) == view.seat()).first();
        if (view.owner(from) != view.seat())
            throw new Misunderstanding(view.board().name(from) + " is not yours");
        return from;
    }

    /** One roll, or with "until" as many as it takes. */
    Move attack(View view, String text) throws Misunderstanding {
        int until = (text + " ").indexOf(UNTIL);
        if (until >= 0 && until + UNTIL.length() > text.length())
            throw new Misunderstanding("type how many armies to keep: 'until 3'");
        if (until >= 0) {
            return blitz(
                    view, text.substring(0, until) + " " + text.substring(until + UNTIL.length()));
        }
        var meaning = reader.read(text, 2, m -> canAttack(view, m));
        int most = Math.max(1, view.mostDice(meaning.first()));
        return new Attack(meaning.first(), meaning.second(), meaning.number().orElse(most));
    }

    Move blitz(View view, String text) throws Misunderstanding {
        var meaning = reader.read(text, 2, m -> canAttack(view, m));
        return new Blitz(meaning.first(), meaning.second(), meaning.number().orElse(1));
    }

    private static boolean canAttack(View view, Meaning meaning) {
        return view.isLegal(new Blitz(meaning.first(), meaning.second(), 1));
    }

    Move defend(String text) throws Misunderstanding {
        return new Defend(
                TerritoryParser.number(text)
                        .orElseThrow(() -> new Misunderstanding("type 'defend 1' or 'defend 2'")));
    }

    Move occupy(View view, String text) throws Misunderstanding {
        if (view.stage() == Stage.OCCUPY && (text.isEmpty() || text.equalsIgnoreCase(ALL))) {
            return new Occupy(view.occupyAtMost());
        }
        return new Occupy(
                TerritoryParser.number(text)
                        .orElseThrow(
                                () ->
                                        new Misunderstanding(
                                                "type how many: 'occupy 3', 'occupy all'")));
    }

    Move fortify(View view, String text) throws Misunderstanding {
        var meaning =
                reader.read(text, 2, m -> view.isLegal(new Fortify(m.first(), m.second(), 1)));
        int most = Math.max(1, view.armies(meaning.first()) - 1);
        return new Fortify(meaning.first(), meaning.second(), meaning.number().orElse(most));
    }

    /** A move whose words are those of a record. */
    Move inFull(View view, ConquestVerb speech, String text) throws Misunderstanding {
        try {
            return view.notation().read(speech.word().name() + " " + text);
        } catch (NotationException _) {
            throw new Misunderstanding("type '" + speech.word().usage() + "'");
        }
    }
}
