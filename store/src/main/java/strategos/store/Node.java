package strategos.store;

/**
 * One of the processes that serve a site together.
 *
 * @param id a new one at every start
 * @param address where the others reach it, such as {@code http://10.0.0.5:8080}
 * @param secret what the others show it, so that it trusts what they pass on
 */
public record Node(String id, String address, String secret) {}
