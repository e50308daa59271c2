package strategos.wire;

/**
 * What the page of a finished match shows.
 *
 * @param rated whether it has changed the ratings of its players
 * @param end the final scene, in hindsight
 */
public record FinishedMatch(MatchInfo match, boolean rated, Scene end, History history) {}
