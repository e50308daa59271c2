package strategos.engine;

import strategos.engine.EngineAnswer.ErrorCode;

/** Thrown for a request that cannot be fulfilled; the message says why. */
final class EngineException extends Exception {

    private static final long serialVersionUID = 1;

    private final ErrorCode code;

    EngineException(ErrorCode code, String reason) {
        super(reason);
        this.code = code;
    }

    EngineAnswer.Failed answer() {
        return new EngineAnswer.Failed(code, String.valueOf(getMessage()));
    }
}
