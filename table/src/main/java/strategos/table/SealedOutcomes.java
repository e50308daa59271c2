package strategos.table;

import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import strategos.dice.Bytes32;
import strategos.dice.DiceKey;
import strategos.dice.DrawLabel;
import strategos.dice.DrawStream;
import strategos.dice.RollNote;
import strategos.game.Chance;
import strategos.game.RollOrigin;

/** The outcomes of a sealed match that follow one move. */
final class SealedOutcomes implements OutcomeSource {

    private final DiceKey key;
    private final Optional<Bytes32> mover;
    private final IntFunction<Optional<Bytes32>> links;
    private @Nullable DrawStream stream;
    private @Nullable DrawLabel last;

    /**
     * @param mover the link of the move
     * @param links the links of the seats whose orders are carried out
     */
    SealedOutcomes(DiceKey key, Optional<Bytes32> mover, IntFunction<Optional<Bytes32>> links) {
        this.key = key;
        this.mover = mover;
        this.links = links;
    }

    @Override
    public int roll(int seq, Chance chance, Optional<RollOrigin> origin) {
        var label = new RollNote(seq, chance, origin).label();
        if (stream == null || !label.equals(last)) {
            last = label;
            stream = key.stream(label, origin.map(it -> links.apply(it.seat())).orElse(mover));
        }
        return stream.draw(chance);
    }
}
