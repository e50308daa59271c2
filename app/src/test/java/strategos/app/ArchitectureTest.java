package strategos.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.arena.tournament.PortableCode;
import strategos.game.Game;

/** The arrows of ARCHITECTURE.md, kept. */
class ArchitectureTest {

    private static final ModuleGraph GRAPH = ModuleGraph.read();

    private static final SourceTree SOURCES = new SourceTree(Path.of(".."));

    /** The names that every family of games gives to its own classes. */
    private static final Set<String> EVERY_FAMILY_HAS = Set.of("Board", "Move", "State", "View");

    private static final JavaClasses CLASSES =
            new ClassFileImporter()
                    .withImportOption(ArchitectureTest::isMainCode)
                    .importPackages("strategos");

    /** In every folder that classes are compiled to: ArchUnit's own option knows the usual one. */
    private static boolean isMainCode(Location location) {
        return !location.contains("/test-classes/");
    }

    @DisplayName("A module sees only the modules its arrows lead to")
    @ParameterizedTest
    @MethodSource("modules")
    void arrows(String module) {
        var strangers =
                resideInAPackage("strategos..").and(not(resideInAnyPackage(seenBy(module))));
        noClasses()
                .that()
                .resideInAPackage(packageOf(module))
                .should()
                .dependOnClassesThat(strangers)
                .check(CLASSES);
    }

    @Test
    @DisplayName("Every module has its arrows listed, and no other")
    void allModulesListed() {
        assertThat(GRAPH.modules()).isEqualTo(SOURCES.modules());
    }

    @DisplayName("A worker of a cluster gets every module that the arena sees")
    @ParameterizedTest
    @MethodSource("modulesOfArena")
    void codeOfWorkersIsComplete(String module) throws ClassNotFoundException {
        var code = Class.forName("strategos." + module + ".package-info");
        assertThat(PortableCode.places()).contains(PortableCode.place(code));
    }

    static Set<String> modulesOfArena() {
        return GRAPH.seenBy("arena");
    }

    @Test
    @DisplayName("No two packages depend on each other, directly or in a circle")
    void noCycles() {
        slices().matching("strategos.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    @DisplayName("A game never sees threads, JSON or a database")
    void gamesKnowNothingOfTheWorld() {
        noClasses()
                .that()
                .resideInAnyPackage(games())
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..", "com.fasterxml..", "java.net..")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(Thread.class, java.util.concurrent.Executor.class)
                .check(CLASSES);
    }

    @Test
    @DisplayName("Chance and time come from the caller: a game reads no clock and makes no dice")
    void gamesDrawNothing() {
        noClasses()
                .that()
                .resideInAnyPackage(games())
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .dependOnClassesThat()
                .belongToAnyOf(
                        java.util.Random.class,
                        java.util.concurrent.ThreadLocalRandom.class,
                        java.time.Clock.class)
                .check(CLASSES);
    }

    @Test
    @DisplayName("One package knows what speaks HTTP, one module SQL, and one graphs and geometry")
    void librariesStayInside() {
        noClasses()
                .that()
                .resideOutsideOfPackage("strategos.server.web..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.javalin..", "org.eclipse.jetty..", "jakarta.servlet..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackages(packageOf("store"), packageOf("testkit"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.sql..", "javax.sql..", "org.jdbi..", "com.zaxxer..")
                .check(CLASSES);
        noClasses()
                .that()
                .resideOutsideOfPackage(packageOf("maps"))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.jgrapht..", "org.locationtech..")
                .check(CLASSES);
    }

    @Test
    @DisplayName("Every package says that nothing in it is null unless marked")
    void nullMarked() {
        var unmarked =
                CLASSES.stream()
                        .map(JavaClass::getPackage)
                        .filter(it -> !it.isAnnotatedWith(NullMarked.class))
                        .map(JavaPackage::getName)
                        .collect(toCollection(TreeSet::new));
        assertThat(unmarked).isEmpty();
    }

    @Test
    @DisplayName("No class is named after what it might be: Manager, Helper, Util, Impl")
    void speakingNames() {
        noClasses().should().haveNameMatching(".*(Manager|Helper|Utils?|Impl)").check(CLASSES);
    }

    @Test
    @DisplayName("A simple name means one class, but for the four that every family of games has")
    void uniqueNames() {
        assertThat(SOURCES.namesGivenTwice()).isSubsetOf(EVERY_FAMILY_HAS);
    }

    @Test
    @DisplayName("A name given twice is found")
    void namesGivenTwiceAreFound() {
        assertThat(SOURCES.namesGivenTwice()).contains("State");
    }

    /** The packages of {@code game} and of every module that has a game. */
    private static String[] games() {
        var modules =
                CLASSES.stream()
                        .filter(type -> type.isAssignableTo(Game.class))
                        .map(ArchitectureTest::moduleOf)
                        .collect(toCollection(TreeSet::new));
        assertThat(modules).contains("game", "conquest", "morris");
        return modules.stream().map(ArchitectureTest::packageOf).toArray(String[]::new);
    }

    /** Those on the class path; {@link SeparateModulesTest} checks the others. */
    static Set<String> modules() {
        return CLASSES.stream().map(ArchitectureTest::moduleOf).collect(toCollection(TreeSet::new));
    }

    private static String[] seenBy(String module) {
        return GRAPH.seenBy(module).stream()
                .map(ArchitectureTest::packageOf)
                .toArray(String[]::new);
    }

    private static String packageOf(String module) {
        return "strategos." + module + "..";
    }

    private static String moduleOf(JavaClass type) {
        return type.getPackageName().split("\\.", -1)[1];
    }
}
