package strategos.dice;

import java.util.Optional;
import java.util.random.RandomGenerator;
import strategos.game.Chance;

/**
 * The random bytes of the draws with one label, in blocks of 32. Numbers are taken by rejection, so
 * that every outcome has exactly its probability: of a byte for up to 256 outcomes, of four bytes
 * for more.
 */
public final class DrawStream implements RandomGenerator {

    private static final int BYTE_VALUES = 256;
    private static final long WORD_VALUES = 1L << 32;

    private final DiceKey key;
    private final DrawLabel label;
    private final Optional<Bytes32> link;
    private byte[] block = {};
    private int blocks;
    private int next;

    DrawStream(DiceKey key, DrawLabel label, Optional<Bytes32> link) {
        this.key = key;
        this.label = label;
        this.link = link;
    }

    DrawLabel label() {
        return label;
    }

    /** Draws an outcome; one that is certain takes no bytes. */
    public int draw(Chance chance) {
        if (chance.outcomes() == 1) return 0;
        return switch (chance) {
            case Chance.Dice dice -> {
                int outcome = 0;
                for (int die = 0; die < dice.attack() + dice.defend(); die++)
                    outcome = outcome * Chance.FACES + nextInt(Chance.FACES);
                yield outcome;
            }
            case Chance.Uniform _, Chance.Binomial _, Chance.Weighted _ -> chance.draw(this);
        };
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0)
            throw new IllegalArgumentException("the bound is " + bound + ", but must be positive");
        long values = bound <= BYTE_VALUES ? BYTE_VALUES : WORD_VALUES;
        long limit = values - values % bound;
        while (true) {
            long value = values == BYTE_VALUES ? nextByte() : nextWord();
            if (value < limit) return (int) (value % bound);
        }
    }

    @Override
    public long nextLong() {
        return nextWord() << 32 | nextWord();
    }

    private long nextWord() {
        long word = 0;
        for (int i = 0; i < Integer.BYTES; i++) word = word << Byte.SIZE | nextByte();
        return word;
    }

    private int nextByte() {
        if (next == block.length) {
            block = key.block(label, ++blocks, link);
            next = 0;
        }
        return Byte.toUnsignedInt(block[next++]);
    }
}
