package strategos.maps.generate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Generates invented place names, all different. */
final class PlaceNames {

    private static final int SOUNDS_OF_A_CONTINENT = 7;
    private static final int PATIENCE = 20;

    private static final List<String> STARTS =
            List.of(
                    "B", "Br", "C", "D", "Dr", "F", "G", "Gl", "H", "K", "Kr", "L", "M", "N", "P",
                    "R", "S", "Sh", "St", "T", "Th", "Tr", "V", "W", "Z");

    private static final List<String> VOWELS =
            List.of("a", "a", "e", "e", "i", "i", "o", "o", "u", "u", "ai", "au", "ei", "ia", "ea");

    private static final List<String> INSIDES =
            List.of("l", "r", "n", "m", "d", "t", "v", "s", "g", "b", "k", "nd", "rn", "ll", "st");

    private static final List<String> ENDS =
            List.of(
                    "nia", "land", "mark", "ria", "dor", "ren", "lis", "gar", "reth", "mos", "dun",
                    "tay", "ven", "mor", "dale", "wick", "stan", "ra", "ko", "lin");

    private final RandomGenerator random;
    private final Set<String> given = new HashSet<>();

    PlaceNames(RandomGenerator random) {
        this.random = random;
    }

    /** The syllables for the names of one continent. */
    record Tongue(
            List<String> starts, List<String> vowels, List<String> insides, List<String> ends) {}

    Tongue tongue() {
        return new Tongue(some(STARTS), some(VOWELS), some(INSIDES), some(ENDS));
    }

    private List<String> some(List<String> sounds) {
        return random.ints(0, sounds.size())
                .distinct()
                .limit(SOUNDS_OF_A_CONTINENT)
                .mapToObj(sounds::get)
                .toList();
    }

    /** A name in this tongue that no other place has; a long one when the short ones are gone. */
    String next(Tongue tongue) {
        for (int tries = 0; ; tries++) {
            String name = word(tongue, random.nextInt(2) + tries / PATIENCE);
            if (given.add(name)) return name;
        }
    }

    private String word(Tongue tongue, int insides) {
        var word = new StringBuilder(any(tongue.starts())).append(any(tongue.vowels()));
        for (int i = 0; i < insides; i++)
            word.append(any(tongue.insides())).append(any(tongue.vowels()));
        return word.append(any(tongue.ends())).toString();
    }

    private String any(List<String> sounds) {
        return sounds.get(random.nextInt(sounds.size()));
    }
}
