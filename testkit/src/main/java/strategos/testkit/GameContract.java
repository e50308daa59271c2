package strategos.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.game.Seed;

/**
 * The contract tests of every game, run on random matches.
 *
 * <p>A failure prints the seed of its match and the command to repeat it.
 */
public interface GameContract<S, M, V> {

    /** The games to try, such as every preset with every number of seats. */
    Stream<? extends GameUnderTest<S, M, V>> games();

    @TestFactory
    @DisplayName("A random match is free of faults, and nothing can be done once it is over")
    default Stream<DynamicTest> matchesPlayOut() {
        return inMatches(MatchLaws::playsOut, 3);
    }

    @TestFactory
    @DisplayName("A record is read as it was written, replays to every step, and can be resumed")
    default Stream<DynamicTest> recordsReplay() {
        return inMatches(MatchLaws::recordsReplay, 1);
    }

    @TestFactory
    @DisplayName(
            "Every option is legal, and offered once, to the seat that decides and to no other")
    default Stream<DynamicTest> optionsAreLegal() {
        return atMoments(MoveLaws::optionsAreLegal, 1);
    }

    @TestFactory
    @DisplayName("A move is legal if it is offered or of a kind the rules name, and else refused")
    default Stream<DynamicTest> onlyOptionsAreLegal() {
        return atMoments(MoveLaws::onlyOptionsAreLegal, 2);
    }

    @TestFactory
    @DisplayName("Every legal move is read as it was written")
    default Stream<DynamicTest> notationIsRead() {
        return atMoments(MoveLaws::notationIsRead, 1);
    }

    @TestFactory
    @DisplayName("Asking and refusing change nothing")
    default Stream<DynamicTest> askingChangesNothing() {
        return atMoments(MoveLaws::askingChangesNothing, 1);
    }

    @TestFactory
    @DisplayName("A step changes its own state and no copy of it")
    default Stream<DynamicTest> copiesAreIndependent() {
        return atMoments(MoveLaws::copiesAreIndependent, 2);
    }

    @TestFactory
    @DisplayName("A simulation does what records do, all of it and nothing else")
    default Stream<DynamicTest> simulationAgrees() {
        return atMoments(SimulationLaws::agrees, 1);
    }

    @TestFactory
    @DisplayName("A playout by numbers is a match that records can follow")
    default Stream<DynamicTest> recordsFollowPlayouts() {
        return inMatches(LockstepPlayout::run, 1);
    }

    @TestFactory
    @DisplayName("What a viewer may not know changes nothing of what the viewer gets to know")
    default Stream<DynamicTest> nothingLeaks() {
        return atMoments(SecrecyLaws::nothingLeaks, 1);
    }

    @TestFactory
    @DisplayName("A guess looks like what it was guessed from")
    default Stream<DynamicTest> guessesFit() {
        return atMoments(SecrecyLaws::guessesFit, 1);
    }

    /** A law as tests, one a game, each of them over this many matches. */
    default Stream<DynamicTest> atMoments(MomentLaw<S, M, V> law, int matches) {
        return inMatches(
                (under, seed) -> new RandomMatch<>(under, seed).checkMoments(law), matches);
    }

    /** A law as tests, one a game, each of them over this many matches. */
    default Stream<DynamicTest> inMatches(MatchLaw<S, M, V> law, int matches) {
        return Scale.sample(games().toList()).stream()
                .map(
                        under ->
                                DynamicTest.dynamicTest(
                                        under.name(),
                                        () -> {
                                            for (Seed seed : Trials.of(under, matches))
                                                check(law, under, seed);
                                        }));
    }

    private void check(MatchLaw<S, M, V> law, GameUnderTest<S, M, V> under, Seed seed) {
        try {
            law.check(under, seed);
        } catch (Exception | AssertionError broken) {
            throw Trials.failure(getClass(), under, seed, broken);
        }
    }
}
