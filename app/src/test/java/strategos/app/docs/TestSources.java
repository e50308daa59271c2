package strategos.app.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The test methods of all modules, as their sources have them. */
record TestSources(List<Method> methods) {

    private static final Pattern METHOD = Pattern.compile("\\s*(?:public )?void (\\w+)\\(.*");
    private static final Pattern ANNOTATION =
            Pattern.compile("\\s*@(?:Test|ParameterizedTest|RepeatedTest|FuzzTest)\\b.*");
    private static final Pattern QUOTATION = Pattern.compile(".*\"(00\\d): .*");

    /** A test method; {@code quoted} is the document that its display name quotes, or empty. */
    record Method(String name, String quoted) {}

    static TestSources of(Path root) throws IOException {
        List<Method> methods = new ArrayList<>();
        try (Stream<Path> modules = Files.list(root)) {
            for (Path module : modules.sorted().toList()) {
                Path tests = module.resolve("src/test/java");
                if (Files.isDirectory(tests)) methods.addAll(methodsBelow(tests));
            }
        }
        return new TestSources(methods);
    }

    private static List<Method> methodsBelow(Path folder) throws IOException {
        List<Method> methods = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                String type = file.getFileName().toString().replace(".java", "");
                methods.addAll(methods(type, Files.readAllLines(file)));
            }
        }
        return methods;
    }

    /** A method is a test if an annotation says so between it and the blank line above. */
    static List<Method> methods(String type, List<String> lines) {
        List<Method> methods = new ArrayList<>();
        boolean isTest = false;
        String quoted = "";
        for (String line : lines) {
            Matcher method = METHOD.matcher(line);
            Matcher quotation = QUOTATION.matcher(line);
            if (line.isBlank()) {
                isTest = false;
                quoted = "";
            } else if (method.matches() && isTest) {
                methods.add(new Method(type + "#" + method.group(1), quoted));
            } else if (ANNOTATION.matcher(line).matches()) {
                isTest = true;
            } else if (quotation.matches()) {
                quoted = quotation.group(1);
            }
        }
        return methods;
    }

    boolean has(String name) {
        return methods.stream().anyMatch(method -> method.name().equals(name));
    }

    /** The tests whose display names quote a document. */
    List<String> quoting(String document) {
        return methods.stream()
                .filter(method -> method.quoted().equals(document))
                .map(Method::name)
                .distinct()
                .toList();
    }
}
