package strategos.app.families;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.bots.BotKind;
import strategos.family.Family;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.Spelling;
import strategos.programs.Programs;
import strategos.terminal.shell.BadInput;

/** The bots that the seats of a command line name. Everything they started ends when it closes. */
public final class SeatBots implements AutoCloseable {

    private final Duration programTime;
    private @Nullable Programs programs;

    public SeatBots() {
        this(Programs.USUAL_TIME);
    }

    /**
     * Bots of which those that are programs have a limited time.
     *
     * @param programTime the time for each decision
     */
    public SeatBots(Duration programTime) {
        this.programTime = programTime;
    }

    /** The bot that a seat names: a built-in one, or a program after {@code exec:}. */
    public <G extends Game<S, M, V>, S, M, V extends GameView<M>> BotKind<G, M, V> named(
            Family<G, S, M, V> family, String name) {
        if (Programs.isProgram(name)) return program(family, name);
        return family.bot(name)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "--seats: there is no bot '%s'; %s"
                                                .formatted(
                                                        name, Spelling.hint(name, known(family)))));
    }

    private <G extends Game<S, M, V>, S, M, V extends GameView<M>> BotKind<G, M, V> program(
            Family<G, S, M, V> family, String name) {
        if (programs == null) programs = new Programs(programTime);
        try {
            return programs.bot(family, name);
        } catch (IllegalArgumentException unstartable) {
            throw new BadInput("--seats: " + unstartable.getMessage(), unstartable);
        }
    }

    private static List<String> known(Family<?, ?, ?, ?> family) {
        return Stream.concat(
                        family.bots().stream().map(BotKind::name),
                        family.botPatterns().keySet().stream())
                .toList();
    }

    @Override
    public void close() {
        if (programs != null) programs.close();
    }
}
