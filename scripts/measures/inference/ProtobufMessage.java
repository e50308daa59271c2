import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A message of protocol buffers in the making. */
final class ProtobufMessage {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    ProtobufMessage number(int field, long number) {
        varint((long) field << 3);
        varint(number);
        return this;
    }

    ProtobufMessage fixed(int field, float number) {
        varint((long) field << 3 | 5);
        out.writeBytes(
                ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putFloat(number).array());
        return this;
    }

    ProtobufMessage text(int field, String text) {
        return raw(field, text.getBytes(StandardCharsets.UTF_8));
    }

    ProtobufMessage message(int field, ProtobufMessage inner) {
        return raw(field, inner.bytes());
    }

    ProtobufMessage raw(int field, byte[] bytes) {
        varint((long) field << 3 | 2);
        varint(bytes.length);
        out.writeBytes(bytes);
        return this;
    }

    byte[] bytes() {
        return out.toByteArray();
    }

    private void varint(long number) {
        for (; (number & ~0x7fL) != 0; number >>>= 7) out.write((int) (number & 0x7f | 0x80));
        out.write((int) number);
    }
}
