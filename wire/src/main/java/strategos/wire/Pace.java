package strategos.wire;

/** How fast bots play when a person looks on. */
public enum Pace {
    SLOW,
    NORMAL,
    FAST
}
