package strategos.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** All faults of a text file, in the order of its lines. */
public final class Faults {

    /** No line in particular: the fault is one of the whole. */
    private static final int WHOLE = 0;

    private final String file;
    private final List<Fault> faults = new ArrayList<>();

    private record Fault(int line, String what) {}

    public Faults(String file) {
        this.file = file;
    }

    /** Lines are counted from 1. */
    public void add(int line, String what) {
        faults.add(new Fault(line, what));
    }

    public void add(String what) {
        add(WHOLE, what);
    }

    public boolean isEmpty() {
        return faults.isEmpty();
    }

    /** All that has been found, one fault a line: {@code file:line: what is wrong}. */
    public NotationException exception() {
        return new NotationException(
                faults.stream()
                        .sorted(Comparator.comparingInt(Fault::line))
                        .map(this::report)
                        .collect(Collectors.joining("\n")));
    }

    private String report(Fault fault) {
        String where = fault.line() == WHOLE ? file : file + ":" + fault.line();
        return where + ": " + fault.what();
    }
}
