package strategos.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.game.Game;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Step;

/**
 * The dice of a match as text, one fact per line: as they are stored, and as the field {@code dice}
 * of a record. docs/protocol/dice.md#the-record
 *
 * @param rolls what was rolled for at each step whose line does not say it; only in a record
 */
public record SealText(SealRecord record, List<RollNote> rolls) {

    public SealText {
        rolls = List.copyOf(rolls);
    }

    public static String write(SealRecord record) {
        return new SealText(record, List.of()).text();
    }

    /** The dice of a match with these steps, for its record. */
    public static <S, M, V> SealText of(
            SealRecord record, Game<S, M, V> game, List<Step<M>> steps) {
        var trace = new DiceTrace<>(game, record.books(), record.earlier());
        List<RollNote> rolls = new ArrayList<>();
        S state = game.start();
        for (int at = 0; at < steps.size(); at++) {
            trace.take(state, at + 1, steps.get(at)).ifPresent(draw -> rolls.add(draw.note()));
            game.apply(state, steps.get(at));
        }
        return new SealText(record, RollNote.unsaid(rolls));
    }

    public String text() {
        List<String> lines = new ArrayList<>();
        lines.add("number " + record.number());
        lines.add("match " + record.match());
        lines.add("header " + record.header().hex());
        lines.add("seal " + record.seal().commitment().hex());
        lines.add("secret " + record.secret().hex());
        record.seats().forEach(seat -> lines.add("seat " + seat));
        lines.add("earlier " + record.earlier());
        record.books().forEach(book -> write(book, lines));
        record.absent().forEach(seat -> lines.add("absent " + (seat + 1)));
        record.voids().forEach(gone -> lines.add(text(gone)));
        rolls.forEach(roll -> lines.add("roll " + roll.text()));
        return String.join("\n", lines);
    }

    private static void write(ChainBook book, List<String> lines) {
        int seat = book.seat() + 1;
        for (Chain chain : book.chains())
            lines.add(
                    "chain %d %d %s %d %s"
                            .formatted(
                                    seat,
                                    chain.from(),
                                    chain.tip().hex(),
                                    chain.used(),
                                    chain.last().hex()));
        for (Span span : book.silent())
            lines.add("silent %d %d %d".formatted(seat, span.first(), span.last()));
        for (int step : book.asked()) lines.add("asked %d %d".formatted(seat, step));
    }

    private static String text(VoidSeal gone) {
        String silent =
                gone.silent().stream()
                        .map(seat -> String.valueOf(seat + 1))
                        .collect(Collectors.joining(" "));
        return "void %d %s %s %s"
                .formatted(gone.number(), gone.commitment().hex(), gone.secret().hex(), silent);
    }

    public static SealText read(String text) throws NotationException {
        var reader = new SealReader();
        for (String line : text.lines().toList()) reader.read(line);
        return reader.finish();
    }

    /** A value of 32 bytes, of which people are told by its name. */
    static Bytes32 bytes(String name, String hex) throws NotationException {
        Optional<Bytes32> read = Bytes32.read(hex);
        if (read.isEmpty())
            throw new NotationException(
                    "dice: '%s' needs 64 hexadecimal digits in lower case, not %s"
                            .formatted(name, Quote.of(hex)));
        return read.get();
    }
}
