package strategos.app.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import strategos.arena.tournament.PortableCode;
import strategos.terminal.shell.BadInput;

/**
 * The command that starts the program for a Spark cluster. That program has Spark on its class
 * path; this one never has.
 *
 * @param master the address of the cluster, such as {@code spark://host:7077}
 */
public record ClusterCommand(String master) {

    /** Where the launcher has put the program, and Spark. */
    private static final String JAR = "strategos.cluster.jar";

    private static final String SPARK = "strategos.cluster.spark";

    /** Options for Java, such as settings of Spark. */
    private static final String OPTIONS = "STRATEGOS_CLUSTER_OPTIONS";

    /** The words of the command. */
    public List<String> words() {
        String jar = System.getProperty(JAR);
        String spark = System.getProperty(SPARK);
        if (jar == null || spark == null)
            throw new BadInput(
                    "--cluster: needs the launcher of a source folder, which downloads Apache Spark"
                            + " when it is first used");
        String classPath = PortableCode.classPath(jar, spark);
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(options());
        words.addAll(List.of("-cp", classPath, "strategos.cluster.ClusterDriver", master));
        return words;
    }

    private static List<String> options() {
        String options = System.getenv(OPTIONS);
        return options == null || options.isBlank()
                ? List.of()
                : Arrays.asList(options.strip().split("\\s+", -1));
    }
}
