package strategos.conquest.board;

/** A group of territories that pays a bonus to the seat that holds all of them. */
public record Continent(String name, int bonus) {

    public Continent {
        if (name.isBlank()) throw new IllegalArgumentException("a continent has a name");
        if (bonus < 0)
            throw new IllegalArgumentException("the bonus of '" + name + "' is " + bonus);
    }
}
