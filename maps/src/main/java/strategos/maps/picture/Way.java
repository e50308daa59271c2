package strategos.maps.picture;

/** How many ways a border leads. */
public enum Way {
    BOTH,
    ONE
}
