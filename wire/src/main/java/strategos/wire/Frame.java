package strategos.wire;

/**
 * One step of a match as one viewer sees it.
 *
 * @param seq the number of the step
 * @param event what happened
 * @param scene what the viewer sees after the step
 */
public record Frame(long seq, Event event, Scene scene) {}
