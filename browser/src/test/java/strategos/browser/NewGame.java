package strategos.browser;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;

/** A match to be made: who sits in it, at the fastest pace. */
record NewGame(List<String> seats) {

    /** Alone against a bot that plays anything: the shortest game there is. */
    static NewGame easy() {
        return new NewGame(List.of("you", "random"));
    }

    /** Against somebody who is still to come. */
    static NewGame withFriend() {
        return new NewGame(List.of("you", "open"));
    }

    /** Bots alone, who are quick to finish each other. */
    static NewGame toWatch() {
        return new NewGame(List.of("rush", "rush"));
    }

    String json() {
        String list = seats.stream().map(NewGame::seat).collect(joining(","));
        return """
        {"preset":"modern","board":"world","opening":"dealt","pace":"fast","seats":[%s]}"""
                .formatted(list);
    }

    private static String seat(String who) {
        boolean isPerson = Stream.of("you", "open").anyMatch(who::equals);
        return isPerson
                ? "{\"kind\":\"%s\"}".formatted(who)
                : "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(who);
    }
}
