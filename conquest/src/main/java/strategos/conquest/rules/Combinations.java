package strategos.conquest.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.Setup.Neutral;
import strategos.conquest.rules.Winning.Goal;

/** What cannot be played together, and why. docs/rules/combinations.md */
public final class Combinations {

    /**
     * Options that exclude each other.
     *
     * @param options what a ruleset file calls them
     * @param why in words for whoever wrote them
     */
    public record Clash(List<String> options, String why) {

        public Clash {
            options = List.copyOf(options);
        }
    }

    private Combinations() {}

    /** All that cannot work in a ruleset, whoever plays it. */
    public static List<Clash> clashes(Ruleset rules) {
        List<Clash> clashes = new ArrayList<>();
        Teams teams = rules.extensions().teams();
        if (!teams.isPlayed()) return clashes;
        if (rules.winning().goal() == Goal.MISSIONS) {
            clashes.add(
                    new Clash(
                            List.of("goal", "teams"),
                            "missions cannot be played in teams: one could be to beat a team-mate"));
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

    /** Why so many seats cannot play a ruleset, or nobody can; empty if they can. */
    public static Optional<String> refusal(Ruleset rules, int seats) {
        if (seats < rules.seats().fewest() || seats > rules.seats().most()) {
            return Optional.of(
                    "%s is for %s seats, not %d"
                            .formatted(rules.name(), rules.seats().text(), seats));
        }
        var clash = clashes(rules).stream().map(Clash::why).findFirst();
        Teams teams = rules.extensions().teams();
        if (clash.isPresent() || !teams.isPlayed()) return clash;
        if (seats % teams.count() != 0) {
            return Optional.of(
                    "%d seats cannot be divided into %d teams".formatted(seats, teams.count()));
        }
        boolean neutral = rules.setup().neutral() == Neutral.WITH_TWO_SEATS;
        return neutral && rules.setup().owners(seats) > seats
                ? Optional.of("a neutral army cannot be played with teams; say 'neutral = none'")
                : Optional.empty();
    }
}
