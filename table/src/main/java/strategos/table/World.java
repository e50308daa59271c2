package strategos.table;

import java.util.concurrent.Executor;

/**
 * What a table needs of the world around it.
 *
 * @param thinking where bots think, so that a slow one holds up nobody but its own match
 */
public record World(Journal journal, Dice dice, Tempo tempo, Executor thinking) {}
