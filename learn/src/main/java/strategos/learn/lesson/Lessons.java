package strategos.learn.lesson;

import java.util.List;
import java.util.Locale;
import strategos.conquest.board.Board;
import strategos.learn.lesson.Notes.Voice;
import strategos.learn.page.Estimate;
import strategos.learn.page.Legend;

/**
 * All that was measured under one ruleset.
 *
 * @param tables the numbers of seats that were played with
 * @param notes what players did and thought in matches that were played for the page
 * @param rows seats of positions, with how the matches ended
 */
record Lessons(String rules, Board board, List<Integer> tables, Notes notes, SeatRows rows) {

    /** Players, in the order of {@link Voice}. */
    static final Legend PLAYERS = Legend.of(Voice.LEARNED.text(), Voice.PLANNER.text());

    private static final List<String> NUMBERS =
            List.of("No", "One", "Two", "Three", "Four", "Five", "Six");

    Lessons {
        tables = List.copyOf(tables);
    }

    /** A mean of both players. */
    Estimate[] both(Topic topic, int seats, int bucket) {
        return new Estimate[] {
            notes.mean(topic, Voice.LEARNED, seats, bucket),
            notes.mean(topic, Voice.PLANNER, seats, bucket)
        };
    }

    /** A table by its size, as the title of a plot. */
    static String title(int seats) {
        return seats == 2 ? "Duels" : word(seats, "seats");
    }

    /** A table by its size, within a sentence. */
    static String within(int seats) {
        return seats == 2 ? "in duels" : "with " + word(seats, "seats").toLowerCase(Locale.ROOT);
    }

    /** A small number of things, at the beginning of a sentence. */
    static String word(int number, String things) {
        return NUMBERS.get(number) + " " + things;
    }

    /** Texts as a list within a sentence. */
    static String listed(List<String> texts) {
        if (texts.size() < 2) return String.join("", texts);
        return String.join(", ", texts.subList(0, texts.size() - 1)) + " and " + texts.getLast();
    }
}
