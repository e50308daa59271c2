package strategos.maps.picture;

/** An arrow for a one-way border between two areas that touch. */
public record Arrow(int from, int to, Spot tail, Spot tip) {}
