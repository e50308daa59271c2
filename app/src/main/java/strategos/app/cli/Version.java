package strategos.app.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of Strategos, from its jar, and of Java. */
public final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {line()};
    }

    static String line() {
        String fromJar = Version.class.getPackage().getImplementationVersion();
        return "strategos %s (Java %s)"
                .formatted(Objects.requireNonNullElse(fromJar, "unpacked"), Runtime.version());
    }
}
