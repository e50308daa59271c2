package strategos.conquest.board;

/** A group of territories that pays a bonus to whoever holds all of them. */
public record Continent(String name, int bonus) {}
