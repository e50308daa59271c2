package strategos.terminal.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jline.keymap.KeyMap;
import strategos.terminal.console.TerminalConsole;

/** An interactive replay in the terminal, controlled by keys or automatic. */
public final class Projector {

    private static final String HELP =
            "Enter next · b back · t, r next, previous turn · s start · e end · p play · q quit";

    private static final Duration PATIENCE = Duration.ofMillis(250);

    /** What a key does. */
    private enum Key {
        NEXT,
        BACK,
        NEXT_TURN,
        TURN_BACK,
        START,
        END,
        PLAY,
        QUIT,
        NOTHING
    }

    private final KeyMap<Key> keys = new KeyMap<>();
    private final Showing<?, ?, ?> showing;
    private final TerminalConsole console;
    private final Duration pace;
    private int at;
    private boolean plays;
    private boolean done;

    public Projector(Showing<?, ?, ?> showing, TerminalConsole console, Duration pace) {
        this.showing = showing;
        this.console = console;
        this.pace = pace;
        bindKeys();
    }

    private void bindKeys() {
        keys.bind(Key.NEXT, "\r", "\n", " ", "n", "\033[C", "\033OC");
        keys.bind(Key.BACK, "b", "\033[D", "\033OD");
        keys.bind(Key.NEXT_TURN, "t", "\033[B", "\033OB");
        keys.bind(Key.TURN_BACK, "r", "\033[A", "\033OA");
        keys.bind(Key.START, "s", "\033[H", "\033OH");
        keys.bind(Key.END, "e", "\033[F", "\033OF");
        keys.bind(Key.PLAY, "p");
        keys.bind(Key.QUIT, "q", KeyMap.ctrl('D'));
        keys.setNomatch(Key.NOTHING);
        keys.setUnicode(Key.NOTHING);
    }

    /** Shows the record from a step on, until the person has seen enough. */
    public void run(int from) {
        at = from;
        draw();
        while (!done && !console.isInterrupted()) {
            var key = console.key(keys, plays ? pace : PATIENCE);
            if (key.isPresent()) {
                press(key.get());
                draw();
            } else if (plays) {
                go(at + 1);
                draw();
            }
        }
    }

    /** Lets the record run by itself from the start. */
    public void play() {
        plays = true;
    }

    private void press(Key key) {
        switch (key) {
            case NEXT -> go(at + 1);
            case BACK -> go(at - 1);
            case NEXT_TURN -> go(showing.endOfTurn(at));
            case TURN_BACK -> go(showing.startOfTurn(at));
            case START -> go(0);
            case END -> go(showing.size());
            case PLAY -> plays = !plays;
            case QUIT -> done = true;
            case NOTHING -> {}
        }
    }

    private void go(int step) {
        at = Math.clamp(step, 0, showing.size());
        if (at == showing.size()) plays = false;
    }

    private void draw() {
        console.clear();
        console.say(picture());
    }

    private List<String> picture() {
        List<String> lines = new ArrayList<>();
        lines.add("Step %d of %d. %s".formatted(at, showing.size(), showing.headline(at)));
        lines.addAll(showing.scene(at));
        if (at > 0) lines.add("> " + showing.step(at));
        lines.addAll(showing.storyUpTo(at));
        lines.add(console.paint().faint(HELP));
        return lines;
    }
}
