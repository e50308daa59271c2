package strategos.terminal.console;

/** The width and the colours of the output. */
public interface Screen {

    int USUAL_WIDTH = 80;

    /** A screen of the usual width without colours. */
    Screen PLAIN =
            new Screen() {
                @Override
                public int width() {
                    return USUAL_WIDTH;
                }

                @Override
                public Paint paint() {
                    return Paint.PLAIN;
                }
            };

    int width();

    Paint paint();
}
