package strategos.maps.picture;

/** Whether a border is one-way or two-way. */
public enum Way {
    BOTH,
    ONE
}
