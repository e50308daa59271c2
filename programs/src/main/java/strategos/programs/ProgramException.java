package strategos.programs;

import strategos.game.BotFault;

/** Thrown when a program fails, so that another bot has to play on for it. */
final class ProgramException extends Exception {

    private static final long serialVersionUID = 1;

    private final BotFault fault;

    ProgramException(BotFault.Kind kind, String message) {
        super(message);
        this.fault = new BotFault(kind, message);
    }

    BotFault fault() {
        return fault;
    }
}
