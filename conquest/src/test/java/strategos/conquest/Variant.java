package strategos.conquest;

import java.util.function.UnaryOperator;
import strategos.conquest.rules.CardRules;
import strategos.conquest.rules.CardRules.Drawn;
import strategos.conquest.rules.Extensions.Economy;
import strategos.conquest.rules.Extensions.Sight;
import strategos.conquest.rules.Extensions.Teams;
import strategos.conquest.rules.Extensions.Teams.TeamSight;
import strategos.conquest.rules.Ruleset;
import strategos.conquest.rules.Seats;
import strategos.conquest.rules.SetValue.Fixed;
import strategos.conquest.rules.Winning;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.rules.Winning.Vote;

/** One thing that can be changed about any ruleset where it makes sense. */
enum Variant implements UnaryOperator<Ruleset> {
    TEAMS {
        @Override
        public Ruleset apply(Ruleset rules) {
            return rules.withExtensions(
                    rules.extensions().withTeams(new Teams(2, TeamSight.SHARED)));
        }
    },
    FOG {
        @Override
        public Ruleset apply(Ruleset rules) {
            return rules.withExtensions(rules.extensions().withSight(Sight.FOG));
        }
    },
    ECONOMY {
        @Override
        public Ruleset apply(Ruleset rules) {
            return rules.withExtensions(rules.extensions().withEconomy(Economy.ON));
        }
    },
    EVENTS {
        @Override
        public Ruleset apply(Ruleset rules) {
            return rules.withExtensions(rules.extensions().withEventsEvery(1));
        }
    },
    SHARE {
        @Override
        public Ruleset apply(Ruleset rules) {
            Winning other = rules.winning();
            return rules.withWinning(
                    new Winning(other.goal(), 60, other.roundLimit(), other.vote()));
        }
    },
    LIMIT {
        @Override
        public Ruleset apply(Ruleset rules) {
            Winning other = rules.winning();
            return rules.withWinning(new Winning(other.goal(), other.share(), 3, other.vote()));
        }
    },
    VOTE {
        @Override
        public Ruleset apply(Ruleset rules) {
            Winning other = rules.winning();
            return rules.withWinning(
                    new Winning(other.goal(), other.share(), other.roundLimit(), Vote.ALLOWED));
        }
    },
    DRAW {
        @Override
        public Ruleset apply(Ruleset rules) {
            Winning other = rules.winning();
            return rules.withWinning(
                    new Winning(other.goal(), other.share(), other.roundLimit(), Vote.DRAW));
        }
    },
    CAPITALS {
        @Override
        public Ruleset apply(Ruleset rules) {
            return after(rules, Goal.CAPITALS);
        }
    },
    MISSIONS {
        @Override
        public Ruleset apply(Ruleset rules) {
            return after(rules, Goal.MISSIONS);
        }
    },
    FIXED_SETS {
        @Override
        public Ruleset apply(Ruleset rules) {
            CardRules cards = rules.cards();
            return rules.withCards(
                    new CardRules(
                            new Fixed(4, 6, 8, 10),
                            cards.wilds(),
                            cards.matching(),
                            cards.traded(),
                            cards.forcedAtStart(),
                            cards.forcedAfterElimination(),
                            cards.drawn()));
        }
    },
    NO_CARDS {
        @Override
        public Ruleset apply(Ruleset rules) {
            CardRules cards = rules.cards();
            return rules.withCards(
                    new CardRules(
                            cards.value(),
                            cards.wilds(),
                            cards.matching(),
                            cards.traded(),
                            cards.forcedAtStart(),
                            cards.forcedAfterElimination(),
                            Drawn.NEVER));
        }
    },
    MORE_SEATS {
        @Override
        public Ruleset apply(Ruleset rules) {
            return rules.withSeats(new Seats(2, Seats.LIMIT));
        }
    };

    private static Ruleset after(Ruleset rules, Goal goal) {
        Winning other = rules.winning();
        return rules.withWinning(
                new Winning(goal, other.share(), other.roundLimit(), other.vote()));
    }

    /** How many seats show what it changes. */
    int seats() {
        return switch (this) {
            case TEAMS, CAPITALS -> 4;
            case FOG, ECONOMY, EVENTS, SHARE, LIMIT, VOTE, DRAW, MISSIONS, FIXED_SETS, NO_CARDS ->
                    3;
            case MORE_SEATS -> 9;
        };
    }
}
