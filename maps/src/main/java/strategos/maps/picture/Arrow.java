package strategos.maps.picture;

/** What shows that a border between two areas that touch leads one way. */
public record Arrow(int from, int to, Spot tail, Spot tip) {}
