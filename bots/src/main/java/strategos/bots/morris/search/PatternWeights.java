package strategos.bots.morris.search;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * What each of the {@link PatternInputs} is worth to the player to move, in points, for each stage
 * of a match. A hundred points multiply the odds by about 2.7.
 */
public final class PatternWeights {

    private static final int VERSION = 1;

    /** A file has a byte for each weight. */
    private static final int STEP = 2;

    private final short[][] byStage;

    private PatternWeights(short[][] byStage) {
        this.byStage = byStage;
    }

    /**
     * Takes the weights of leaders, and rounds them as a file does.
     *
     * @param points for each stage and input; those that are not leaders do not count
     */
    public static PatternWeights of(PatternInputs inputs, double[][] points) {
        short[][] byStage = new short[PatternInputs.STAGES][inputs.size()];
        for (int stage = 0; stage < byStage.length; stage++) {
            for (int input = 0; input < inputs.size(); input++) {
                long steps = Math.round(points[stage][inputs.leader(input)] / STEP);
                byStage[stage][input] =
                        (short) (STEP * Math.clamp(steps, Byte.MIN_VALUE, Byte.MAX_VALUE));
            }
        }
        return new PatternWeights(byStage);
    }

    /** The weights of a stage by inputs; not to be written to. */
    short[] of(int stage) {
        return byStage[stage];
    }

    public static PatternWeights read(PatternInputs inputs, InputStream in) throws IOException {
        short[][] byStage = new short[PatternInputs.STAGES][inputs.size()];
        try (var data = new DataInputStream(new InflaterInputStream(in))) {
            if (data.readInt() != VERSION) throw new IOException("patterns of another version");
            for (short[] weights : byStage) {
                for (int input = 0; input < weights.length; input++) {
                    int leader = inputs.leader(input);
                    weights[input] =
                            leader == input ? (short) (STEP * data.readByte()) : weights[leader];
                }
            }
        }
        return new PatternWeights(byStage);
    }

    public void write(PatternInputs inputs, OutputStream out) throws IOException {
        try (var data = new DataOutputStream(new DeflaterOutputStream(out))) {
            data.writeInt(VERSION);
            for (short[] weights : byStage)
                for (int input = 0; input < weights.length; input++)
                    if (inputs.leader(input) == input) data.writeByte(weights[input] / STEP);
        }
    }
}
