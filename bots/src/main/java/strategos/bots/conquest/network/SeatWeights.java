package strategos.bots.conquest.network;

import java.util.Arrays;
import java.util.List;
import strategos.bots.conquest.value.Hands;

/**
 * The weights of a network that scores the seats of a position. The first layer gets the inputs of
 * the seat itself, the mean of its rivals' and those of its strongest rival, each by weights of
 * their own; the second leads to the score.
 */
public final class SeatWeights {

    /** The units of the first layer. */
    public static final int FIRST = 32;

    /** The units of the second layer. */
    public static final int SECOND = 16;

    /** The weights of an input in the first layer. */
    public static final int ROW = 3 * FIRST;

    private final String board;
    private final String made;
    private final Hands hands;
    private final float[] first;
    private final float[] bias;
    private final float[] second;
    private final float[] last;
    private final float[][] firstRows;
    private final float[][] secondRows;
    private final float[][] sharedRows;

    /**
     * Weights; the arrays are kept, not copied.
     *
     * @param board the board that the network is for; empty for any
     * @param made how the weights were made, in a sentence
     * @param hands what the network is told about cards
     * @param first for every input: the weights of the seat, of the mean, and of the strongest
     *     rival
     * @param bias of the first layer
     * @param second for every unit of the first layer; the biases come last
     * @param last of the score, which has no bias: only differences of scores matter
     */
    public SeatWeights(
            String board,
            String made,
            Hands hands,
            float[] first,
            float[] bias,
            float[] second,
            float[] last) {
        require("bias", bias.length, FIRST);
        require("second", second.length, SECOND * (FIRST + 1));
        require("last", last.length, SECOND);
        if (first.length % ROW != 0)
            throw new IllegalArgumentException(
                    "first: %d weights are not rows of %d".formatted(first.length, ROW));
        this.board = board;
        this.made = made;
        this.hands = hands;
        this.first = first;
        this.bias = bias;
        this.second = second;
        this.last = last;
        firstRows = rows(first, ROW);
        secondRows = rows(second, SECOND);
        sharedRows = sharedRows(firstRows);
    }

    private static void require(String name, int length, int wanted) {
        if (length != wanted)
            throw new IllegalArgumentException(
                    "%s: %d weights, not %d".formatted(name, length, wanted));
    }

    public String board() {
        return board;
    }

    public String made() {
        return made;
    }

    /** What the network is told about cards. */
    public Hands hands() {
        return hands;
    }

    public float[] first() {
        return first;
    }

    public float[] bias() {
        return bias;
    }

    public float[] second() {
        return second;
    }

    public float[] last() {
        return last;
    }

    /** The inputs of a network for a board with this number of territories; 0 for any board. */
    public static int inputsFor(int territories) {
        return new InputLayout(territories).size();
    }

    /** The number of inputs of a seat. */
    public int inputs() {
        return first.length / ROW;
    }

    /** The weights for any board, as a beginning: those of single territories are left out. */
    public SeatWeights general() {
        float[] common = Arrays.copyOf(first, InputLayout.COMMON * ROW);
        return new SeatWeights("", made, hands, common, bias, second, last);
    }

    /** The first layer, input by input. */
    float[][] firstRows() {
        return firstRows;
    }

    /** The second layer, unit by unit of the first; the biases come last. */
    float[][] secondRows() {
        return secondRows;
    }

    /**
     * The weights of an input that is the same for all seats. Then it is the mean and the strongest
     * rival's, too, so the three weights of each unit add up.
     */
    float[] sharedRow(int input) {
        return sharedRows[input];
    }

    private static float[][] sharedRows(float[][] rows) {
        float[][] shared = new float[InputLayout.FRONTS][FIRST];
        for (int input = 0; input < shared.length; input++)
            for (int i = 0; i < ROW; i++) shared[input][i % FIRST] += rows[input][i];
        return shared;
    }

    private static float[][] rows(float[] weights, int width) {
        float[][] rows = new float[weights.length / width][];
        for (int row = 0; row < rows.length; row++)
            rows[row] = Arrays.copyOfRange(weights, row * width, (row + 1) * width);
        return rows;
    }

    /** The same weights with another sentence about how they were made. */
    public SeatWeights made(String other) {
        return new SeatWeights(board, other, hands, first, bias, second, last);
    }

    /** The same weights for a network that is told this about cards, as a beginning. */
    public SeatWeights withHands(Hands other) {
        return new SeatWeights(board, made, other, first, bias, second, last);
    }

    InputLayout layout() {
        return new InputLayout((inputs() - InputLayout.COMMON) / 2);
    }

    List<float[]> parts() {
        return List.of(first, bias, second, last);
    }
}
