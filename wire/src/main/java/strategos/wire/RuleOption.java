package strategos.wire;

/** A rule that was chosen, as a ruleset file says it: {@code name = value}. */
public record RuleOption(String name, String value) {}
