package strategos.table;

import java.time.Duration;

/**
 * What a table needs of the world around it.
 *
 * @param thinking where bots think, shared fairly between the addresses of those who watch
 * @param linger how long a table stays open without an audience when it waits for a person
 */
public record World(
        Journal journal, OutcomeSource dice, Tempo tempo, FairExecutor thinking, Duration linger) {}
