package strategos.terminal.console;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;

/** A terminal whose keys a test presses, each handful when the next prompt is there. */
public final class TestTerminal {

    public static final String ENTER = "\r";
    public static final String TAB = "\t";
    public static final String CTRL_C = "\003";
    public static final String CTRL_D = "\004";

    /** What JLine writes when it is ready to read a line. */
    private static final String READY = "\033[?2004h";

    private final Keyboard keyboard = new Keyboard();
    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final ExternalTerminal terminal;

    public TestTerminal(int columns) throws IOException {
        terminal = new ExternalTerminal("test", "xterm-256color", keyboard, screen, UTF_8);
        terminal.setSize(Size.of(columns, 24));
    }

    public ExternalTerminal terminal() {
        return terminal;
    }

    /** All that has been written to the screen. */
    public String shown() {
        return screen.toString(UTF_8);
    }

    /** Presses keys now. */
    public void press(String keys) {
        for (byte key : keys.getBytes(UTF_8)) keyboard.pressed.add(key & 0xff);
    }

    /** Presses the first keys at the next prompt, the second at the one after it, and so on. */
    public void pressAtPrompts(List<String> keys) {
        int before = prompts();
        Thread.ofVirtual()
                .start(
                        () -> {
                            for (int i = 0; i < keys.size(); i++) {
                                while (prompts() <= before + i) LockSupport.parkNanos(1_000_000);
                                press(keys.get(i));
                            }
                        });
    }

    private int prompts() {
        return shown().split(Pattern.quote(READY), -1).length - 1;
    }

    /** Keys wait here until they are read; the keyboard is never unplugged. */
    private static final class Keyboard extends InputStream {

        private final BlockingQueue<Integer> pressed = new LinkedBlockingQueue<>();

        @Override
        public int read() throws IOException {
            try {
                return pressed.take();
            } catch (InterruptedException interrupted) {
                throw new InterruptedIOException();
            }
        }

        /** As many as are there, so that nobody waits for a full buffer. */
        @Override
        public int read(byte[] buffer, int offset, int length) throws IOException {
            buffer[offset] = (byte) read();
            return 1;
        }

        @Override
        public int available() {
            return pressed.size();
        }
    }
}
