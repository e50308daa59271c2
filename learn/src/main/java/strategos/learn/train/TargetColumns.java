package strategos.learn.train;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import strategos.bots.conquest.network.SeatNetwork;
import strategos.bots.conquest.value.Standings;

/**
 * Positions with the same number of living seats, column by column, for a program that trains on
 * its own: the numbers of positions and of inputs, then for every living seat the count of its
 * inputs, the place of its strongest rival and its target, and for every input its index and its
 * value; all little-endian.
 */
final class TargetColumns {

    private final Column counts = new Column();
    private final Column strongest = new Column();
    private final Column targets = new Column();
    private final Column indices = new Column();
    private final Column values = new Column();
    private int positions;
    private int inputs;

    /** Adds a position that the network has read. */
    void add(Standings standings, SeatNetwork network, float[] chances) throws IOException {
        int[] places = Batch.places(standings);
        for (int seat = 0; seat < places.length; seat++) {
            if (!standings.isAlive(seat)) continue;
            var own = network.inputs(seat);
            counts.writeShort(own.count());
            strongest.data.writeByte(places[network.strongest(seat)]);
            targets.writeInt(Float.floatToRawIntBits(chances[places[seat]]));
            for (int i = 0; i < own.count(); i++) {
                indices.writeShort(own.index(i));
                values.writeShort(Float.floatToFloat16(own.value(i)));
            }
            inputs += own.count();
        }
        positions++;
    }

    void write(OutputStream out) throws IOException {
        var head = new Column();
        head.writeInt(positions);
        head.writeInt(inputs);
        head.bytes.writeTo(out);
        counts.bytes.writeTo(out);
        strongest.bytes.writeTo(out);
        targets.bytes.writeTo(out);
        indices.bytes.writeTo(out);
        values.bytes.writeTo(out);
    }

    /** Numbers of one kind. */
    private static final class Column {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final DataOutputStream data = new DataOutputStream(bytes);

        void writeShort(int number) throws IOException {
            data.writeShort(Short.reverseBytes((short) number));
        }

        void writeInt(int number) throws IOException {
            data.writeInt(Integer.reverseBytes(number));
        }
    }
}
