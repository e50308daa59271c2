package strategos.wire;

/** How fast bots play while a person watches. */
public enum Pace {
    SLOW,
    NORMAL,
    FAST
}
