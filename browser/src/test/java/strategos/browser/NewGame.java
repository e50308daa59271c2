package strategos.browser;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.Stream;

/**
 * A match to be made: who sits in it, at the fastest pace. Bots alone play at the slowest, so that
 * they have not finished before they are skipped.
 *
 * @param what its rules and all else that its family lets one choose
 */
record NewGame(String what, List<String> seats) {

    private static final String RISK = "\"preset\":\"modern\",\"board\":\"world\"";
    private static final String DEALT = ",\"opening\":\"dealt\"";

    /** Alone against a bot that plays anything: the shortest game there is. */
    static NewGame easy() {
        return new NewGame(RISK, List.of("you", "random"));
    }

    /** Alone against one bot. */
    static NewGame against(String bot) {
        return new NewGame(RISK, List.of("you", bot));
    }

    /** The same with verifiable dice. */
    static NewGame sealed() {
        return new NewGame(RISK + DEALT + ",\"sealed\":true", List.of("you", "random"));
    }

    /** Morris with flying after mills, against a bot that plays anything. */
    static NewGame morris() {
        return new NewGame("\"preset\":\"morris-fly\"", List.of("you", "random"));
    }

    /** Morris with three beads each: over after a few moves. */
    static NewGame shortMorris() {
        return new NewGame("\"preset\":\"three-mens-morris\"", List.of("you", "random"));
    }

    /** The same against the bot that learns. */
    static NewGame againstLearner() {
        return new NewGame("\"preset\":\"three-mens-morris\"", List.of("you", "memory"));
    }

    /** Against somebody who is still to come. */
    static NewGame withFriend() {
        return new NewGame(RISK, List.of("you", "open"));
    }

    /** Morris against somebody who is still to come. */
    static NewGame morrisWithFriend() {
        return new NewGame("\"preset\":\"morris-fly\"", List.of("you", "open"));
    }

    /** Against two who are still to come. */
    static NewGame withFriends() {
        return new NewGame(RISK, List.of("you", "open", "open"));
    }

    /** By correspondence against somebody who is still to come. */
    static NewGame byCorrespondence(int days) {
        return new NewGame(
                RISK + ",\"time\":{\"kind\":\"correspondence\",\"turnDays\":%d}".formatted(days),
                List.of("you", "open"));
    }

    /** Orders given together, for a few rounds. */
    static NewGame warzone(String... seats) {
        return new NewGame(
                RISK.replace("modern", "warzone") + options("round-limit=5"), List.of(seats));
    }

    /** Orders that players give one by one in turn, for a few rounds. */
    static NewGame ordersInTurn(String... seats) {
        return new NewGame(
                RISK.replace("modern", "warzone") + options("orders=round-robin", "round-limit=5"),
                List.of(seats));
    }

    /** Territories claimed in turn, with a mission for everybody. */
    static NewGame claimed() {
        return new NewGame(
                RISK.replace("modern", "classic") + options("goal=missions"),
                List.of("you", "random", "random"));
    }

    /** The defender chooses dice, cards are traded in a phase, all may agree to end. */
    static NewGame academy() {
        return new NewGame(
                RISK.replace("modern", "academy") + DEALT + options("vote-to-end=allowed"),
                List.of("you", "random", "random"));
    }

    /** With somebody at the same screen, and cards that each hides from the other. */
    static NewGame sharedScreen() {
        return new NewGame(RISK, List.of("you", "here"));
    }

    /** Without cards. */
    static NewGame rizk() {
        return new NewGame(RISK.replace("modern", "rizk"), List.of("you", "random", "random"));
    }

    /** Against one other and a neutral army. */
    static NewGame withNeutral() {
        return new NewGame(RISK.replace("modern", "academy") + DEALT, List.of("you", "random"));
    }

    /** Bots alone, who are quick to finish each other. */
    static NewGame toWatch() {
        return new NewGame(RISK, List.of("rush", "rush"));
    }

    /** With a team-mate against two others in fog, for a few rounds. */
    static NewGame foggedTeams() {
        return new NewGame(
                RISK + options("sight=fog", "teams=2", "team-sight=shared", "round-limit=4"),
                List.of("you", "balanced", "balanced", "balanced"));
    }

    /** With a friend in the same team, against another friend and a bot. */
    static NewGame teamsWithFriends() {
        return new NewGame(RISK + options("teams=2"), List.of("you", "open", "open", "random"));
    }

    /** The same, with orders that all give at the same time. */
    static NewGame foggedOrders() {
        return new NewGame(
                RISK.replace("modern", "warzone")
                        + options("sight=fog", "teams=2", "team-sight=shared", "round-limit=4"),
                List.of("you", "balanced", "balanced", "balanced"));
    }

    /** Alone against a bot that plays anything, on another board, with rules such as boosts=on. */
    static NewGame on(String board, String... options) {
        return new NewGame(
                RISK.replace("world", board) + options(options), List.of("you", "random"));
    }

    private static String options(String... options) {
        return Stream.of(options)
                .map(option -> option.split("=", 2))
                .map("{\"name\":\"%s\",\"value\":\"%s\"}"::formatted)
                .collect(joining(",", ",\"options\":[", "]"));
    }

    String json() {
        String list = seats.stream().map(NewGame::seat).collect(joining(","));
        String pace = seats.stream().anyMatch(NewGame::isPerson) ? "fast" : "slow";
        return """
        {%s,"pace":"%s","seats":[%s]}"""
                .formatted(what, pace, list);
    }

    private static boolean isPerson(String who) {
        return List.of("you", "here", "open").contains(who);
    }

    private static String seat(String who) {
        return isPerson(who)
                ? "{\"kind\":\"%s\"}".formatted(who)
                : "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(who);
    }
}
