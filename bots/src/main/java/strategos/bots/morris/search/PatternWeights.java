package strategos.bots.morris.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * How much each of the {@link PatternInputs} is worth to the player to move, in points, for each of
 * the {@link PatternBuckets}. A hundred points multiply the odds by about 2.7.
 */
public final class PatternWeights {

    private static final int VERSION = 1;

    /** A file has a byte for each weight. */
    private static final int STEP = 2;

    private final PatternInputs inputs;
    private final short[][] byBucket;

    private PatternWeights(PatternInputs inputs) {
        this.inputs = inputs;
        byBucket = new short[PatternBuckets.COUNT][inputs.size()];
    }

    /**
     * Takes the weights of representatives, and rounds them as a file does.
     *
     * @param points for each bucket and input; only those of representatives count
     */
    public static PatternWeights of(PatternInputs inputs, double[][] points) {
        var weights = new PatternWeights(inputs);
        for (int bucket = 0; bucket < weights.byBucket.length; bucket++) {
            for (int input = 0; input < inputs.size(); input++) {
                long steps = Math.round(points[bucket][inputs.representative(input)] / STEP);
                weights.byBucket[bucket][input] =
                        (short) (STEP * Math.clamp(steps, Byte.MIN_VALUE, Byte.MAX_VALUE));
            }
        }
        return weights;
    }

    PatternInputs inputs() {
        return inputs;
    }

    /** The weights of a bucket by inputs; not to be written to. */
    short[] of(int bucket) {
        return byBucket[bucket];
    }

    public static PatternWeights read(PatternInputs inputs, InputStream in) throws IOException {
        var read = new PatternWeights(inputs);
        try (var data = new DataInputStream(new InflaterInputStream(in))) {
            if (data.readInt() != VERSION) throw new IOException("patterns of another version");
            for (short[] weights : read.byBucket) {
                for (int input = 0; input < weights.length; input++) {
                    int shared = inputs.representative(input);
                    weights[input] =
                            shared == input ? (short) (STEP * data.readByte()) : weights[shared];
                }
            }
            if (data.read() >= 0) throw new IOException("more weights than there are inputs");
        }
        return read;
    }

    public void write(OutputStream out) throws IOException {
        var compressed = new DeflaterOutputStream(out);
        var data = new DataOutputStream(compressed);
        data.writeInt(VERSION);
        for (short[] weights : byBucket)
            for (int input = 0; input < weights.length; input++)
                if (inputs.representative(input) == input) data.writeByte(weights[input] / STEP);
        data.flush();
        compressed.finish();
    }
}
