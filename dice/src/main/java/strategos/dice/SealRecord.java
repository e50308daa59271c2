package strategos.dice;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All that is kept of the dice of a sealed match. With the steps of the match it is enough to
 * compute every roll again, so it is secret until the match is over.
 *
 * @param number the public number of the seal
 * @param match the id of the match
 * @param seats what each seat is, see {@link SealedHeader}
 * @param earlier how many steps were played before the seal
 * @param header the hash of the sealed header
 * @param books the chains of the seats that have committed, in seat order
 * @param voids the seals of this match that were given up before
 * @param absent the seats that did not answer in time in a slow match, which went on without them
 */
public record SealRecord(
        long number,
        String match,
        List<String> seats,
        int earlier,
        Bytes32 header,
        Bytes32 secret,
        List<ChainBook> books,
        List<VoidSeal> voids,
        List<Integer> absent) {

    public SealRecord {
        seats = List.copyOf(seats);
        books = List.copyOf(books);
        voids = List.copyOf(voids);
        absent = List.copyOf(absent);
    }

    /** A new seal, to which nobody has committed yet. */
    public static SealRecord of(SealedHeader header, Bytes32 secret, List<VoidSeal> voids) {
        return new SealRecord(
                header.number(),
                header.match(),
                header.seats(),
                header.earlier().size(),
                header.hash(),
                secret,
                List.of(),
                voids,
                List.of());
    }

    public Seal seal() {
        return new Seal(header, secret);
    }

    /** The seats whose links go into the key: of people who have answered. */
    public List<Integer> founders() {
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat).equals(SealedHeader.PERSON))
                .filter(seat -> !absent.contains(seat))
                .filter(seat -> voids.stream().noneMatch(gone -> gone.silent().contains(seat)))
                .boxed()
                .toList();
    }

    /** The key, when every founder has shown its first link. */
    public DiceKey key() {
        return seal().key(books.stream().flatMap(book -> book.sealed().stream()).toList());
    }

    /** This seal as one that was given up. */
    public VoidSeal asVoid(List<Integer> silent) {
        return new VoidSeal(number, seal().commitment(), secret, silent);
    }

    /** The chains of a seat; none if it has not committed to any. */
    public ChainBook book(int seat) {
        return books.stream()
                .filter(book -> book.seat() == seat)
                .findFirst()
                .orElseGet(() -> ChainBook.of(seat));
    }

    public SealRecord with(ChainBook changed) {
        var all =
                Stream.concat(
                                books.stream().filter(book -> book.seat() != changed.seat()),
                                Stream.of(changed))
                        .sorted(Comparator.comparingInt(ChainBook::seat))
                        .toList();
        return with(all, absent);
    }

    /** Goes on without seats that have not answered. */
    public SealRecord without(List<Integer> silent) {
        var others = books.stream().filter(book -> !silent.contains(book.seat())).toList();
        return with(others, Stream.concat(absent.stream(), silent.stream()).toList());
    }

    private SealRecord with(List<ChainBook> changed, List<Integer> gone) {
        return new SealRecord(number, match, seats, earlier, header, secret, changed, voids, gone);
    }
}
