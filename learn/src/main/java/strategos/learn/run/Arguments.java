package strategos.learn.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import strategos.arena.driver.DriverException;

/** The arguments of a program, each as {@code name=value}. */
final class Arguments {

    private static final int BAD_INPUT = 2;

    private final Map<String, String> values = new HashMap<>();

    private Arguments(String[] arguments) {
        for (String argument : arguments) {
            int end = argument.indexOf('=');
            if (end < 0) throw new IllegalArgumentException("'" + argument + "' has no value");
            values.put(argument.substring(0, end), argument.substring(end + 1));
        }
    }

    /** What a program does. */
    @FunctionalInterface
    interface Program {
        void run(Arguments arguments) throws IOException;
    }

    /**
     * Runs a program; what is wrong with its input is said in a sentence. It ends with the process
     * that has started it, even if that is killed.
     */
    static void run(String[] arguments, Program program) {
        ProcessHandle.current().parent().ifPresent(Arguments::endWith);
        try {
            program.run(new Arguments(arguments));
        } catch (DriverException fault) {
            fail("--cluster: " + fault.getMessage());
        } catch (UncheckedIOException fault) {
            fail(explain(Objects.requireNonNull(fault.getCause())));
        } catch (IOException fault) {
            fail(explain(fault));
        } catch (IllegalArgumentException fault) {
            fail(String.valueOf(fault.getMessage()));
        }
    }

    private static void endWith(ProcessHandle starter) {
        var _ = starter.onExit().thenRun(() -> Runtime.getRuntime().halt(1));
    }

    /** What is wrong with a file or a program, without the name of a Java class. */
    static String explain(IOException fault) {
        return switch (fault) {
            case NoSuchFileException missing -> "there is no file " + missing.getMessage();
            case AccessDeniedException denied ->
                    denied.getMessage() + " may not be read or written";
            default -> String.valueOf(fault.getMessage());
        };
    }

    private static void fail(String why) {
        System.err.println("strategos: " + why);
        System.exit(BAD_INPUT);
    }

    String value(String name) {
        String value = values.get(name);
        if (value == null) throw new IllegalArgumentException(name + " is missing");
        return value;
    }

    int number(String name) {
        return Integer.parseInt(value(name));
    }

    /** Words that are divided by a separator; none for an empty value. */
    List<String> words(String name, String separator) {
        String value = value(name);
        return value.isEmpty() ? List.of() : List.of(value.split(separator, -1));
    }
}
