package strategos.learn.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import strategos.learn.page.Estimate;

/** What was noted of many matches. */
final class Notes {

    /** The bucket of all notes of a topic. */
    static final int ALL = -1;

    private final Map<NoteKey, ClusteredMean> means = new HashMap<>();

    /** Whose play or opinion is noted. */
    enum Voice {
        LEARNED("learned"),
        PLANNER("planner");

        private final String text;

        Voice(String text) {
            this.text = text;
        }

        String text() {
            return text;
        }
    }

    /** What is noted of one match: sums and counts. */
    static final class OfMatch {

        private final Map<NoteKey, double[]> sums = new HashMap<>();

        /** Adds a number with a weight. */
        void add(NoteKey key, double number, double weight) {
            double[] sum = sums.computeIfAbsent(key, _ -> new double[2]);
            sum[0] += number * weight;
            sum[1] += weight;
        }
    }

    synchronized void add(OfMatch match) {
        match.sums.forEach(
                (key, sum) ->
                        means.computeIfAbsent(key, _ -> new ClusteredMean()).add(sum[0], sum[1]));
    }

    /** A mean; unknown if hardly anything was noted. */
    Estimate mean(Topic topic, Voice voice, int seats, int bucket) {
        var mean = means.get(new NoteKey(topic, voice, seats, bucket));
        return mean == null ? Estimate.exact(Double.NaN) : mean.estimate();
    }

    /** How many notes a mean has. */
    double count(Topic topic, Voice voice, int seats, int bucket) {
        var mean = means.get(new NoteKey(topic, voice, seats, bucket));
        return mean == null ? 0 : mean.count();
    }

    /** The buckets of a topic at a table for either voice, in ascending order, without all. */
    List<Integer> buckets(Topic topic, int seats) {
        return means.keySet().stream()
                .filter(key -> key.topic() == topic && key.seats() == seats && key.bucket() != ALL)
                .map(NoteKey::bucket)
                .distinct()
                .sorted()
                .toList();
    }

    /** The tables at which a topic was noted. */
    Stream<Integer> tables(Topic topic) {
        return means.keySet().stream()
                .filter(key -> key.topic() == topic)
                .map(NoteKey::seats)
                .distinct()
                .sorted();
    }
}
