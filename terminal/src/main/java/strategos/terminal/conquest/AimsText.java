package strategos.terminal.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.conquest.goal.Mission;
import strategos.conquest.goal.Mission.Beat;
import strategos.conquest.goal.Mission.Continents;
import strategos.conquest.goal.Mission.Garrisons;
import strategos.conquest.goal.Mission.Territories;
import strategos.conquest.rules.Winning;
import strategos.conquest.rules.Winning.Goal;
import strategos.conquest.turn.Verdict;
import strategos.conquest.view.Aims;
import strategos.conquest.view.View;
import strategos.terminal.shell.Enumeration;

/** Texts about goals, teams and the result of a match. */
record AimsText(Gazetteer gazetteer, ConquestPlayers players) {

    /** All that can win the match, and how near it is; one line a matter. */
    List<String> of(View view) {
        Winning winning = view.rules().winning();
        List<String> lines = new ArrayList<>();
        if (view.rules().extensions().teams().isPlayed()) lines.add(teams(view));
        lines.add(goal(view, winning));
        if (winning.goal() == Goal.CAPITALS) lines.add(capitals(view));
        view.aims().snapshot().missions().forEach(mission -> lines.add(mission(view, mission)));
        if (winning.roundLimit() > 0) lines.add(limit(winning.roundLimit()));
        if (winning.vote() != Winning.Vote.NONE) lines.add(votes(view));
        return lines;
    }

    private String teams(View view) {
        int count = view.rules().extensions().teams().count();
        return "Teams: "
                + IntStream.range(0, count)
                        .mapToObj(team -> team(view, team))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private String team(View view, int team) {
        return Enumeration.of(
                IntStream.range(0, view.seats())
                        .filter(seat -> view.team(seat) == team)
                        .mapToObj(seat -> players.called(seat, view.seat()))
                        .toList());
    }

    private static String goal(View view, Winning winning) {
        String territories =
                winning.share() == 100
                        ? "to be the last with territories"
                        : "to hold %d territories".formatted(view.aims().territories());
        return "To win: "
                + switch (winning.goal()) {
                    case TERRITORIES -> territories;
                    case CAPITALS -> "to hold every capital, or " + territories;
                    case MISSIONS ->
                            "to have completed your mission at the end of your turn, or "
                                    + territories;
                }
                + ".";
    }

    private String capitals(View view) {
        return "Capitals: "
                + IntStream.range(0, view.seats())
                        .filter(seat -> view.aims().capital(seat) >= 0)
                        .mapToObj(seat -> capital(view, seat))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    private String capital(View view, int seat) {
        int capital = view.aims().capital(seat);
        int owner = view.owner(capital);
        String holder = owner == seat ? "" : ", held by " + players.called(owner, view.seat());
        return "%s (of %s%s)"
                .formatted(gazetteer.name(capital), players.called(seat, view.seat()), holder);
    }

    private String mission(View view, Aims.SeatMission known) {
        String whose =
                known.seat() == view.seat()
                        ? "Your mission"
                        : "The mission of " + players.label(known.seat());
        return "%s: %s.".formatted(whose, mission(view, known.mission()));
    }

    String mission(View view, Mission mission) {
        return switch (mission) {
            case Continents(int first, int second) ->
                    "hold all of %s and %s"
                            .formatted(continent(view, first), continent(view, second));
            case Territories(int count) -> "hold %d territories".formatted(count);
            case Garrisons(int count, int armies) ->
                    "hold %d territories with at least %d armies on each".formatted(count, armies);
            case Beat(int seat) ->
                    "take the last territory of " + players.called(seat, view.seat());
        };
    }

    private static String continent(View view, int continent) {
        return view.board().continents().get(continent).name();
    }

    private static String limit(int rounds) {
        return ("The match ends after round %d. The ranking is by territories, then armies, then"
                        + " income.")
                .formatted(rounds);
    }

    private String votes(View view) {
        List<String> agreed =
                view.aims().snapshot().agreed().stream()
                        .map(seat -> players.called(seat, view.seat()))
                        .toList();
        boolean isForDraw = view.rules().winning().vote() == Winning.Vote.DRAW;
        return agreed.isEmpty()
                ? "The match %s if all players agree: 'vote end'."
                        .formatted(isForDraw ? "is a draw" : "ends")
                : "Agreed to end the match: " + Enumeration.of(agreed) + ".";
    }

    /** How a match has ended: who has won, and how all stand where that is not plain. */
    List<String> verdict(View view, Verdict verdict) {
        List<String> lines = new ArrayList<>();
        for (int winner : verdict.winners()) {
            lines.add(
                    winner == view.seat()
                            ? "You won on turn %d%s. The world is yours."
                                    .formatted(view.turns(), how(verdict))
                            : "%s won on turn %d%s."
                                    .formatted(players.label(winner), view.turns(), how(verdict)));
        }
        if (verdict.ending() == Verdict.Ending.NOBODY_LEFT)
            lines.add("Nobody won: the neutral army holds all remaining territories.");
        if (verdict.ending() == Verdict.Ending.DRAW)
            lines.add("All agreed to a draw on turn %d.".formatted(view.turns()));
        if (verdict.ending() == Verdict.Ending.LAST_LEFT) return lines;
        List<String> places = verdict.ranking().stream().map(seats -> place(view, seats)).toList();
        lines.add("Ranking: " + String.join("; ", places) + ".");
        view.aims().snapshot().missions().forEach(mission -> lines.add(mission(view, mission)));
        return lines;
    }

    private String place(View view, List<Integer> seats) {
        return Enumeration.of(
                seats.stream().map(seat -> players.called(seat, view.seat())).toList());
    }

    private static String how(Verdict verdict) {
        return switch (verdict.ending()) {
            case LAST_LEFT, NOBODY_LEFT, DRAW -> "";
            case SHARE -> " by holding enough territories";
            case CAPITALS -> " by holding all capitals";
            case MISSION -> " by completing a mission";
            case VOTE -> ", after all agreed to end the match";
            case LIMIT -> ", after the last round";
        };
    }
}
