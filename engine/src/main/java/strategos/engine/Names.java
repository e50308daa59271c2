package strategos.engine;

import strategos.engine.EngineAnswer.ErrorCode;

/** The names that a program gives to matches and batches. */
final class Names {

    private static final int LONGEST = 100;

    private Names() {}

    static void check(String name) throws EngineException {
        if (name.isEmpty() || name.length() > LONGEST)
            throw new EngineException(
                    ErrorCode.MALFORMED, "a name has 1 to %d characters".formatted(LONGEST));
    }
}
