package strategos.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import strategos.game.NotationException;
import strategos.game.Quote;
import strategos.game.Seat;

/** Reads the text of the dice of a match, line by line. */
final class SealReader {

    private final Map<String, String> values = new HashMap<>();
    private final List<String> seats = new ArrayList<>();
    private final Map<Integer, ChainBook> books = new TreeMap<>();
    private final List<VoidSeal> voids = new ArrayList<>();
    private final List<Integer> absent = new ArrayList<>();
    private final List<RollNote> rolls = new ArrayList<>();

    void read(String line) throws NotationException {
        int space = line.indexOf(' ');
        String key = space < 0 ? line : line.substring(0, space);
        String value = space < 0 ? "" : line.substring(space + 1);
        try {
            switch (key) {
                case "number", "match", "header", "seal", "secret", "earlier" -> single(key, value);
                case "seat" -> seats.add(value);
                case "roll" -> rolls.add(RollNote.read(value));
                case "absent" -> absent.add(seat(value));
                case "chain" -> chain(value.split(" ", -1));
                case "silent" -> silent(value.split(" ", -1));
                case "asked" -> asked(value.split(" ", -1));
                case "void" -> voids.add(gone(value.split(" ", -1)));
                default -> throw new NotationException("dice: there is no fact " + Quote.of(key));
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            throw new NotationException("dice: " + Quote.of(line) + " cannot be read");
        }
    }

    private void single(String key, String value) throws NotationException {
        if (values.putIfAbsent(key, value) != null)
            throw new NotationException("dice: '" + key + "' is there twice");
    }

    private static int seat(String number) {
        return Seat.of(Integer.parseInt(number) - 1).index();
    }

    private ChainBook book(String number) {
        return books.getOrDefault(seat(number), ChainBook.of(seat(number)));
    }

    private void put(ChainBook book) {
        books.put(book.seat(), book);
    }

    private void chain(String... words) throws NotationException {
        var book = book(words[0]);
        List<Chain> chains = new ArrayList<>(book.chains());
        chains.add(
                new Chain(
                        SealText.bytes("chain", words[2]),
                        Integer.parseInt(words[1]),
                        Integer.parseInt(words[3]),
                        SealText.bytes("chain", words[4])));
        put(new ChainBook(book.seat(), chains, book.silent(), book.asked()));
    }

    private void silent(String... words) {
        var book = book(words[0]);
        List<Span> spans = new ArrayList<>(book.silent());
        spans.add(new Span(Integer.parseInt(words[1]), Integer.parseInt(words[2])));
        put(new ChainBook(book.seat(), book.chains(), spans, book.asked()));
    }

    private void asked(String... words) {
        var book = book(words[0]);
        List<Integer> steps = new ArrayList<>(book.asked());
        steps.add(Integer.parseInt(words[1]));
        put(new ChainBook(book.seat(), book.chains(), book.silent(), steps));
    }

    private static VoidSeal gone(String... words) throws NotationException {
        return new VoidSeal(
                Long.parseLong(words[0]),
                SealText.bytes("void", words[1]),
                SealText.bytes("void", words[2]),
                Arrays.stream(words).skip(3).map(SealReader::seat).toList());
    }

    SealText finish() throws NotationException {
        try {
            var record =
                    new SealRecord(
                            Long.parseLong(value("number")),
                            value("match"),
                            seats,
                            Integer.parseInt(value("earlier")),
                            SealText.bytes("header", value("header")),
                            SealText.bytes("secret", value("secret")),
                            List.copyOf(books.values()),
                            voids,
                            absent);
            if (!record.seal().commitment().hex().equals(value("seal")))
                throw new NotationException("dice: the secret is not the one that was sealed");
            return new SealText(record, rolls);
        } catch (NumberFormatException _) {
            throw new NotationException("dice: 'number' and 'earlier' are numbers");
        }
    }

    private String value(String key) throws NotationException {
        String value = values.get(key);
        if (value == null) throw new NotationException("dice: '" + key + "' is missing");
        return value;
    }
}
