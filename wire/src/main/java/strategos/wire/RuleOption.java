package strategos.wire;

/** A chosen rule, as in a ruleset file: {@code name = value}. */
public record RuleOption(String name, String value) {}
