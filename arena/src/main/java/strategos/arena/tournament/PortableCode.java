package strategos.arena.tournament;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bots.BotKind;
import strategos.conquest.Conquest;
import strategos.game.Game;
import strategos.morris.Morris;
import strategos.ratings.Rating;
import strategos.solve.Solver;

/** The code that plays {@link BuiltInContests}: all that a worker of a cluster needs of ours. */
public final class PortableCode {

    private PortableCode() {}

    /** The jars, or folders of classes, of this module and all that it uses. */
    public static List<Path> places() {
        return Stream.of(
                        Game.class,
                        Conquest.class,
                        Morris.class,
                        Solver.class,
                        BotKind.class,
                        Rating.class,
                        PortableCode.class)
                .map(PortableCode::place)
                .toList();
    }

    /**
     * The class path of a program that needs them, in a jar of its own, with a folder of libraries.
     */
    public static String classPath(String jar, String libraries) {
        return Stream.of(
                        Stream.of(jar),
                        places().stream().map(Path::toString),
                        Stream.of(libraries + File.separator + "*"))
                .flatMap(each -> each)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar, or the folder, that a class was loaded from. */
    public static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
