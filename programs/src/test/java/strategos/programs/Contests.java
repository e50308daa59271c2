package strategos.programs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import strategos.arena.Arena;
import strategos.arena.Contest;
import strategos.arena.Report;
import strategos.bots.morris.MemoryFolder;
import strategos.conquest.Conquest;
import strategos.conquest.board.ConquestBoards;
import strategos.family.Family;
import strategos.family.GameRequest;
import strategos.family.conquest.ConquestFamily;
import strategos.family.morris.MorrisFamily;
import strategos.game.Game;
import strategos.game.GameView;
import strategos.game.NotationException;
import strategos.game.Seed;

/** Contests between built-in bots and programs. */
final class Contests {

    static final ConquestFamily RISK =
            new ConquestFamily(
                    name ->
                            ConquestBoards.named(name)
                                    .orElseThrow(() -> new NotationException("no " + name)));

    static final MorrisFamily MORRIS = new MorrisFamily(new MemoryFolder(Path.of("target/memory")));

    /** Where the examples are. */
    static final Path EXAMPLES = Path.of("..", "examples", "bots");

    private Contests() {}

    /** The command of an example; fails if its interpreter is missing. */
    static String example(String file) {
        return Programs.PREFIX
                + interpreter(file.endsWith(".py") ? "python3" : "node")
                + " "
                + EXAMPLES.resolve(file);
    }

    /** A Python program as an argument of its interpreter. */
    static String python(String script) {
        return Programs.PREFIX + interpreter("python3") + " -c '" + script + "'";
    }

    static String interpreter(String name) {
        try {
            int code = new ProcessBuilder(name, "--version").start().waitFor();
            assertThat(code).as("%s --version", name).isZero();
        } catch (IOException missing) {
            throw new AssertionError(
                    "these tests need %s: install Python 3.9+ and Node 20+".formatted(name),
                    missing);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
        return name;
    }

    static Report risk(Programs programs, String rules, int matches, String... seats) {
        return play(programs, RISK, rules, matches, seats);
    }

    static Report morris(Programs programs, String rules, int matches, String... seats) {
        return play(programs, MORRIS, rules, matches, seats);
    }

    private static <G extends Game<S, M, V>, S, M, V extends GameView<M>> Report play(
            Programs programs, Family<G, S, M, V> family, String rules, int n, String... seats) {
        try {
            var seed = new Seed(7);
            G game = family.make(GameRequest.of(rules), seats.length, seed.random());
            return play(programs, family, game, n, seats);
        } catch (NotationException unplayable) {
            throw new AssertionError(unplayable);
        }
    }

    static <G extends Game<S, M, V>, S, M, V extends GameView<M>> Report play(
            Programs programs, Family<G, S, M, V> family, G game, int matches, String... seats) {
        var kinds =
                List.of(seats).stream()
                        .map(
                                name ->
                                        Programs.isProgram(name)
                                                ? programs.bot(family, name)
                                                : family.bot(name).orElseThrow())
                        .toList();
        var contest = Contest.of(game, kinds, matches, 400, new Seed(7));
        return Report.of(contest, Arena.play(contest, 1, _ -> {}));
    }

    static Report risk(Programs programs, Conquest game, int matches, String... seats) {
        return play(programs, RISK, game, matches, seats);
    }
}
