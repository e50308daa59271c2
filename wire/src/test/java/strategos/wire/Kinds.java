package strategos.wire;

import java.util.stream.Stream;

/** The records of sealed interfaces. */
public final class Kinds {

    private Kinds() {}

    /**
     * What a sealed interface comes to in the end: some of its kinds may be sealed interfaces, too.
     */
    public static Stream<Class<?>> of(Class<?> type) {
        var permitted = type.getPermittedSubclasses();
        return permitted == null ? Stream.of(type) : Stream.of(permitted).flatMap(Kinds::of);
    }
}
