package strategos.conquest.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.conquest.board.Board;
import strategos.conquest.rules.Extensions.Boosts;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Setup.Territories;
import strategos.conquest.rules.Winning.Goal;

/** Checks which options cannot be combined, and why. docs/rules/combinations.md */
public final class Combinations {

    /**
     * Options that cannot be combined.
     *
     * @param options their names in a ruleset file
     * @param why the reason, for the author of the file
     */
    public record Clash(List<String> options, String why) {

        public Clash {
            options = List.copyOf(options);
        }
    }

    private Combinations() {}

    /** All combinations in a ruleset that cannot work, for any number of seats. */
    public static List<Clash> clashes(Ruleset rules) {
        List<Clash> clashes = new ArrayList<>();
        Teams teams = rules.extensions().teams();
        if (!teams.isPlayed()) return clashes;
        if (rules.winning().goal() == Goal.MISSIONS) {
            clashes.add(
                    new Clash(
                            List.of("goal", "teams"),
                            "missions cannot be combined with teams: one could be to beat a"
                                    + " team-mate"));
        }
        if (!divides(teams, rules.seats())) {
            clashes.add(
                    new Clash(
                            List.of("seats", "teams"),
                            "%d to %d seats cannot be divided into %d teams"
                                    .formatted(
                                            rules.seats().fewest(),
                                            rules.seats().most(),
                                            teams.count())));
        }
        return clashes;
    }

    private static boolean divides(Teams teams, Seats seats) {
        return seats.most() / teams.count() * teams.count() >= seats.fewest();
    }

    /**
     * Why a new match cannot be made of a ruleset on a board for a number of seats; empty if it
     * can.
     */
    public static Optional<String> refusal(Ruleset rules, Board board, int seats) {
        return obstacle(rules, board, seats).or(() -> idle(rules, board));
    }

    /**
     * Why a match cannot be played, not even one that was made when fewer combinations were
     * refused.
     */
    public static Optional<String> obstacle(Ruleset rules, Board board, int seats) {
        return count(rules, seats)
                .or(() -> clashes(rules).stream().map(Clash::why).findFirst())
                .or(() -> teams(rules, seats))
                .or(() -> shares(rules, board, seats))
                .or(() -> starts(rules.setup(), board, seats))
                .or(() -> positions(rules.setup(), board, seats));
    }

    private static Optional<String> count(Ruleset rules, int seats) {
        return seats < rules.seats().fewest() || seats > rules.seats().most()
                ? Optional.of(
                        "%s is for %s seats, not %d"
                                .formatted(rules.name(), rules.seats().text(), seats))
                : Optional.empty();
    }

    private static Optional<String> teams(Ruleset rules, int seats) {
        Teams teams = rules.extensions().teams();
        if (!teams.isPlayed()) return Optional.empty();
        if (seats % teams.count() != 0) {
            return Optional.of(
                    "%d seats cannot be divided into %d teams".formatted(seats, teams.count()));
        }
        boolean neutral = rules.setup().neutral() == Neutral.WITH_TWO_SEATS;
        return neutral && rules.setup().owners(seats) > seats
                ? Optional.of("a neutral army cannot be combined with teams; use 'neutral = none'")
                : Optional.empty();
    }

    private static Optional<String> shares(Ruleset rules, Board board, int seats) {
        int owners = rules.setup().owners(seats);
        return owners > board.size()
                ? Optional.of(
                        "%d seats%s cannot share the %d territories of %s"
                                .formatted(
                                        seats,
                                        owners > seats ? " and the neutral army" : "",
                                        board.size(),
                                        board.title()))
                : Optional.empty();
    }

    /** Why the seats cannot start with the number of territories that the rules say. */
    private static Optional<String> starts(Setup setup, Board board, int seats) {
        if (!setup.share().isLimited()) return Optional.empty();
        if (setup.settlers(seats) > seats) {
            return Optional.of(
                    "with two seats the neutral army starts with a third of the board; use"
                            + " 'neutral = none' or 'starting-territories = all'");
        }
        int taken = setup.share().taken(seats, board.size());
        return taken > board.size()
                ? Optional.of(
                        "%d seats with %d starting territories each need %d, but %s has %d"
                                .formatted(
                                        seats,
                                        setup.share().territories(),
                                        taken,
                                        board.title(),
                                        board.size()))
                : Optional.empty();
    }

    private static Optional<String> positions(Setup setup, Board board, int seats) {
        var starts = board.features().starts();
        if (setup.territories() != Territories.POSITIONS) return Optional.empty();
        if (starts.size() != seats) {
            return Optional.of(
                    "there are %s starting positions on %s, but %d seats"
                            .formatted(
                                    starts.isEmpty() ? "no" : starts.size(), board.title(), seats));
        }
        int held = starts.stream().mapToInt(start -> start.armies().size()).sum();
        boolean rests = held < board.size() && setup.owners(seats) == seats;
        return rests
                ? Optional.of(
                        ("%d territories of %s are in no starting position, but there is no"
                                        + " neutral army")
                                .formatted(board.size() - held, board.title()))
                : Optional.empty();
    }

    /** What would have no effect; a match that was made with it all the same can be played. */
    private static Optional<String> idle(Ruleset rules, Board board) {
        boolean boosts = rules.extensions().boosts() == Boosts.ON;
        return boosts && board.features().boosts().isEmpty()
                ? Optional.of("there are no boosts on " + board.title())
                : Optional.empty();
    }
}
