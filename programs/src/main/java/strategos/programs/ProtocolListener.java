package strategos.programs;

/** Is shown the lines between a match and a program. */
public interface ProtocolListener {

    /** Nobody listens. */
    ProtocolListener NONE =
            new ProtocolListener() {
                @Override
                public void sent(String line) {}

                @Override
                public void received(String line) {}
            };

    void sent(String line);

    void received(String line);
}
