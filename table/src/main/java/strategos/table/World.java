package strategos.table;

import java.time.Duration;
import java.util.concurrent.Executor;

/**
 * What a table needs of the world around it.
 *
 * @param thinking where bots think, so that a slow one holds up nobody but its own match
 * @param linger how long a table stays open without an audience when it waits for a person
 */
public record World(Journal journal, Dice dice, Tempo tempo, Executor thinking, Duration linger) {}
