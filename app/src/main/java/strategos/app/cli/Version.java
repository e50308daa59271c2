package strategos.app.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** Which Strategos this is, as its jar says, and the Java it runs on. */
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
