package strategos.terminal.morris;

import java.util.ArrayList;
import java.util.List;
import strategos.game.Result;
import strategos.game.Seat;
import strategos.morris.MorrisStage;
import strategos.morris.Rules.Flying;
import strategos.morris.View;
import strategos.terminal.console.Screen;
import strategos.terminal.console.TextLayout;

/** What a player sees: the board, and beside it the men in hand and other details. */
record MorrisSituation(MorrisDiagram drawing, MorrisPlayers players, Screen screen) {

    private static final int GAP = 4;
    private static final int FEW_MOVES = 10;

    List<String> of(View view) {
        List<String> lines = board(view);
        explain(view).forEach(text -> lines.addAll(TextLayout.wrap("", text, screen.width())));
        return lines;
    }

    List<String> board(View view) {
        List<String> figures = List.of("", figures(view, 0), figures(view, 1));
        return new ArrayList<>(TextLayout.beside(List.of(drawing.letters(view), figures), GAP));
    }

    private String figures(View view, int player) {
        int hand = view.hand(player);
        String inHand = hand == 0 ? "" : ", " + hand + " in hand";
        return players.label(player)
                + ": "
                + Integer.bitCount(view.men(player))
                + " on the board"
                + inHand;
    }

    private static List<String> explain(View view) {
        List<String> lines = new ArrayList<>();
        if (!view.decides()) return lines;
        if (view.stage() == MorrisStage.TAKE)
            lines.add("You closed a mill: take one of your opponent's men.");
        if (view.offer() == 1 - view.player())
            lines.add("Your opponent offers a draw: 'draw' accepts it, any move declines it.");
        if (view.flies()) lines.add(whyFlying(view));
        view.drawIn()
                .ifPresent(
                        left -> {
                            if (left <= FEW_MOVES)
                                lines.add(
                                        "Without a capture the match is drawn in "
                                                + left
                                                + " moves, counting both players.");
                        });
        return lines;
    }

    private static String whyFlying(View view) {
        return view.rules().flying() == Flying.AT_THREE
                ? "You have three men left: they may go to any empty point."
                : "You closed a mill with your last move, so this one may go to any empty point.";
    }

    List<String> ending(View view, Result result) {
        List<String> lines = board(view);
        if (result.isDraw()) {
            lines.add("A draw after " + view.turns() + " turns: " + why(view) + ".");
        }
        for (Seat winner : result.winners()) {
            lines.add(
                    "%s won on turn %d: %s."
                            .formatted(
                                    players.called(winner.index(), view.player()),
                                    view.turns(),
                                    why(view)));
        }
        return lines;
    }

    private String why(View view) {
        String loser = players.label(1 - view.mover());
        return switch (view.ending().orElseThrow()) {
            case FEW_MEN -> loser + " has two men left";
            case BLOCKED -> loser + " cannot move";
            case MILL -> "a mill";
            case RESIGNED -> loser + " has resigned";
            case AGREED -> "both agreed";
            case FULL -> "the board is full";
            case QUIET -> view.rules().quietMoves() + " moves of each without a capture";
            case REPEATED -> "the same position for the third time";
        };
    }
}
