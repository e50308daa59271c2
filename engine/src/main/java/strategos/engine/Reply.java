package strategos.engine;

/** An answer, and the block of bytes that follows it; mostly an empty one. */
public final class Reply {

    private static final byte[] NOTHING = {};

    private final EngineAnswer answer;
    private final byte[] block;

    Reply(EngineAnswer answer, byte[] block) {
        this.answer = answer;
        this.block = block;
    }

    Reply(EngineAnswer answer) {
        this(answer, NOTHING);
    }

    public EngineAnswer answer() {
        return answer;
    }

    /** Not a copy: it is written out before the next request. */
    byte[] block() {
        return block;
    }
}
