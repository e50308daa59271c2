package strategos.learn.lesson;

import strategos.learn.lesson.Notes.Voice;

/**
 * What a mean of {@link Notes} is about.
 *
 * @param seats the number of seats at the table
 */
record NoteKey(Topic topic, Voice voice, int seats, int bucket) {}
