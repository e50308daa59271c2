package strategos.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import strategos.dice.Chain;
import strategos.dice.SealRecord;
import strategos.dice.SealedHeader;
import strategos.dice.VoidSeal;
import strategos.game.Seat;
import strategos.wire.SealedDice;
import strategos.wire.SealedDice.SeatDice;
import strategos.wire.SealedDice.VoidDice;

/**
 * The dice of a match as clients are told of them: never a link that has not been used, and the
 * secret only when the match is over. The number of links would tell how many moves a seat has
 * made, so only its own player is told.
 */
final class ShownDice {

    private ShownDice() {}

    static SealedDice of(SealState state, List<Seat> own, Collection<Integer> asked) {
        var record = state.record();
        boolean isOpen = state.phase() == SealState.Phase.OPEN;
        return new SealedDice(
                record.number(),
                record.header().hex(),
                record.seal().commitment().hex(),
                phase(state.phase()),
                IntStream.range(0, record.seats().size())
                        .filter(seat -> isShown(record, seat, own))
                        .mapToObj(
                                seat ->
                                        seat(
                                                record,
                                                seat,
                                                own.contains(Seat.of(seat)),
                                                asked.contains(seat)))
                        .toList(),
                record.voids().stream().map(ShownDice::voided).toList(),
                isOpen ? record.secret().hex() : null);
    }

    private static SealedDice.Phase phase(SealState.Phase phase) {
        return switch (phase) {
            case COMMIT -> SealedDice.Phase.COMMIT;
            case REVEAL -> SealedDice.Phase.REVEAL;
            case LIVE -> SealedDice.Phase.LIVE;
            case OPEN, VOID -> SealedDice.Phase.OPEN;
        };
    }

    private static boolean isShown(SealRecord record, int seat, List<Seat> own) {
        return record.seats().get(seat).equals(SealedHeader.PERSON)
                || own.contains(Seat.of(seat))
                || !record.book(seat).chains().isEmpty();
    }

    private static SeatDice seat(SealRecord record, int seat, boolean isOwn, boolean isAsked) {
        var book = record.book(seat);
        Optional<Chain> current = book.current();
        return new SeatDice(
                seat,
                record.founders().contains(seat),
                book.sealed().map(chain -> chain.tip().hex()).orElse(null),
                current.map(chain -> chain.tip().hex()).orElse(null),
                isOwn ? current.map(Chain::used).orElse(0) : null,
                isAsked);
    }

    private static VoidDice voided(VoidSeal gone) {
        return new VoidDice(
                gone.number(), gone.commitment().hex(), gone.secret().hex(), gone.silent());
    }
}
