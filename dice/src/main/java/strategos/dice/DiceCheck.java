package strategos.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.dice.DiceReport.Proof;
import strategos.game.Game;
import strategos.game.MatchHeader;
import strategos.game.NotationException;
import strategos.game.Step;
import strategos.game.StepText;
import strategos.game.Turn;

/**
 * The check of a whole record: it computes every roll again from the secret and the links.
 *
 * @param header the header of the record, with its dice
 * @param lines its steps
 */
public record DiceCheck<S, M, V>(Game<S, M, V> game, MatchHeader header, List<String> lines) {

    private static final int MOST_FAULTS = 5;
    private static final String DICE = "dice ";

    public DiceCheck {
        lines = List.copyOf(lines);
    }

    /** The dice of a record; empty if it was not sealed. */
    public static Optional<SealText> dice(MatchHeader header) throws NotationException {
        String text = header.setup().get(MatchHeader.DICE);
        return text == null ? Optional.empty() : Optional.of(SealText.read(text));
    }

    /**
     * Checks the record.
     *
     * @throws NotationException if its steps cannot be read
     */
    public DiceReport run(SealText dice, Optional<DiceReceipt> receipt) throws NotationException {
        List<String> faults = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        var record = dice.record();
        checkHeader(record, faults);
        checkChains(record, faults);
        var trace = new DiceTrace<>(game, record.books(), record.earlier());
        var key = record.key();
        int linked = 0;
        var text = new StepText<>(game.notation());
        S state = game.start();
        List<String> battles = new ArrayList<>();
        List<RollNote> rolled = new ArrayList<>();
        for (int step = 1; step <= lines.size(); step++) {
            Turn turn = game.turn(state);
            Step<M> taken = text.read(turn, lines.get(step - 1));
            var draw = trace.take(state, step, taken);
            if (draw.isPresent()) {
                rolled.add(draw.get().note());
                if (draw.get().link().isPresent()) linked++;
                int outcome = trace.outcome(key, draw.get());
                String right = text.write(turn, new Step.Rolled<>(outcome));
                if (!right.equals(lines.get(step - 1)))
                    faults.add(
                            "step %d: the record says '%s', but the sealed dice give '%s'"
                                    .formatted(step, lines.get(step - 1), right));
                if (lines.get(step - 1).startsWith(DICE))
                    battles.add(lines.get(step - 1).substring(DICE.length()));
            }
            game.apply(state, taken);
        }
        for (int seat : trace.unbalanced())
            faults.add("the links of seat %d do not fit its moves".formatted(seat + 1));
        if (!RollNote.unsaid(rolled).equals(dice.rolls()))
            faults.add("the record misstates what was rolled for");
        receipt.ifPresent(it -> new ReceiptCheck(record, it, faults, notes).run(battles));
        noteSilence(record, notes);
        return new DiceReport(
                faults.stream().limit(MOST_FAULTS).toList(),
                notes,
                rolled.size(),
                linked,
                receipt.isPresent() ? Proof.PROVEN : Proof.CONSISTENT);
    }

    private void checkHeader(SealRecord record, List<String> faults) {
        if (record.earlier() > lines.size()) {
            faults.add("the record ends before the step at which it was sealed");
            return;
        }
        if (record.seats().size() != game.seats())
            faults.add("the sealed match has %d seats".formatted(record.seats().size()));
        if (!sealed(record, record.number()).equals(record.header()))
            faults.add("the rules, the board or the seats are not those that were sealed");
        for (VoidSeal gone : record.voids())
            if (!new Seal(sealed(record, gone.number()), gone.secret())
                    .commitment()
                    .equals(gone.commitment()))
                faults.add(
                        "the secret of the void seal %d is not the one that was sealed"
                                .formatted(gone.number()));
    }

    private Bytes32 sealed(SealRecord record, long number) {
        Map<String, String> setup = new LinkedHashMap<>(header.setup());
        setup.remove(MatchHeader.DICE);
        return new SealedHeader(
                        number,
                        record.match(),
                        header.game(),
                        setup,
                        record.seats(),
                        lines.subList(0, record.earlier()))
                .hash();
    }

    private static void checkChains(SealRecord record, List<String> faults) {
        for (ChainBook book : record.books())
            for (Chain chain : book.chains())
                if (!chain.isWhole())
                    faults.add(
                            "the links of seat %d do not lead to its tip"
                                    .formatted(book.seat() + 1));
        var sealed =
                record.books().stream()
                        .filter(book -> book.sealed().filter(it -> it.used() > 0).isPresent())
                        .map(ChainBook::seat)
                        .toList();
        if (!sealed.equals(record.founders()))
            faults.add("the first links are not those of the people who take part");
    }

    private static void noteSilence(SealRecord record, List<String> notes) {
        for (VoidSeal gone : record.voids())
            notes.add(
                    "Seal %d was void: seat %s did not answer."
                            .formatted(
                                    gone.number(),
                                    String.join(
                                            " and ",
                                            gone.silent().stream()
                                                    .map(seat -> String.valueOf(seat + 1))
                                                    .toList())));
        for (int seat : record.absent())
            notes.add(
                    "Seat %d did not answer in time, so the key was made without it."
                            .formatted(seat + 1));
        for (ChainBook book : record.books())
            for (Span span : book.silent())
                notes.add(
                        "The moves of seat %d from step %d to %d carried no link: a bot played, or"
                                        .formatted(book.seat() + 1, span.first(), span.last())
                                + " a device without the chain.");
    }
}
