package strategos.dice;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import strategos.dice.DiceReceipt.OwnChain;
import strategos.dice.DiceReceipt.SeatTip;

/** Compares the dice of a record with what a client saw of them. */
final class ReceiptCheck {

    private final SealRecord record;
    private final DiceReceipt receipt;
    private final List<String> faults;
    private final List<String> notes;

    ReceiptCheck(SealRecord record, DiceReceipt receipt, List<String> faults, List<String> notes) {
        this.record = record;
        this.receipt = receipt;
        this.faults = faults;
        this.notes = notes;
    }

    /**
     * @param dice the dice of battles in the record, in order
     */
    void run(List<String> dice) {
        if (!receipt.match().equals(record.match())) {
            faults.add("the receipt is of another match, " + receipt.match());
            return;
        }
        if (receipt.number() != record.number())
            faults.add(
                    "the receipt is of seal %d, but the record of seal %d"
                            .formatted(receipt.number(), record.number()));
        if (!receipt.header().equals(record.header().hex()))
            faults.add("the rules, the board or the seats are not those that were sealed");
        if (!receipt.seal().equals(record.seal().commitment().hex()))
            faults.add("the secret is not the one that was sealed before the match");
        receipt.tips().forEach(this::check);
        receipt.own().forEach(this::check);
        noteOthers();
        checkSeen(dice);
    }

    private void check(SeatTip seen) {
        if (record.absent().contains(seen.seat())) return;
        var sealed = book(seen.seat()).flatMap(ChainBook::sealed).map(chain -> chain.tip().hex());
        if (!sealed.equals(Optional.of(seen.tip())))
            faults.add(
                    "the tip of seat %d is not the one that the receipt has"
                            .formatted(seen.seat() + 1));
    }

    private Optional<ChainBook> book(int seat) {
        return record.books().stream().filter(book -> book.seat() == seat).findFirst();
    }

    private void check(OwnChain own) {
        var chain =
                book(own.seat()).stream()
                        .flatMap(book -> book.chains().stream())
                        .filter(it -> it.tip().hex().equals(own.tip()))
                        .findFirst();
        int used = chain.map(Chain::used).orElse(0);
        if (used < own.used())
            faults.add(
                    "seat %d sent %d links of a chain, but the record has %d: moves are missing, or"
                                    .formatted(own.seat() + 1, own.used(), used)
                            + " their links were left out");
    }

    /** Chains of the own seats that the receipt does not know may come from another device. */
    private void noteOthers() {
        for (int seat : receipt.own().stream().map(OwnChain::seat).distinct().toList())
            for (Chain chain : book(seat).map(ChainBook::chains).orElse(List.of()))
                if (receipt.own().stream().noneMatch(own -> own.tip().equals(chain.tip().hex())))
                    notes.add(
                            "Seat %d used a chain from step %d on that is not in this receipt: of"
                                            .formatted(seat + 1, chain.from())
                                    + " another device, or of somebody else.");
    }

    /** What the client saw has to be in the record, in the same order. */
    private void checkSeen(List<String> dice) {
        Iterator<String> recorded = dice.iterator();
        List<String> missing = new ArrayList<>();
        for (String seen : receipt.rolls()) {
            boolean isFound = false;
            while (!isFound && recorded.hasNext()) isFound = recorded.next().equals(seen);
            if (!isFound) {
                missing.add(seen);
                break;
            }
        }
        if (!missing.isEmpty())
            faults.add(
                    "the client saw the dice %s, which the record does not have there"
                            .formatted(missing.getFirst()));
    }
}
