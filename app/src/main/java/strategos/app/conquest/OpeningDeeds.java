package strategos.app.conquest;

import java.util.ArrayList;
import java.util.List;
import strategos.app.conquest.Deed.Claimed;
import strategos.app.conquest.Deed.Dealt;
import strategos.app.conquest.Deed.Ordered;
import strategos.app.conquest.Deed.Settled;

/** What happens before the first turn, in words. */
record OpeningDeeds(Gazetteer gazetteer, Players players) {

    List<String> tell(Chapter chapter) {
        int viewer = chapter.first().seat();
        List<String> sentences = new ArrayList<>();
        List<String> claims = new ArrayList<>();
        List<String> placings = new ArrayList<>();
        for (Deed deed : chapter.deeds()) {
            switch (deed) {
                case Ordered(List<Integer> seats) -> sentences.add(order(seats, viewer));
                case Dealt(String what) -> sentences.add("The " + what + " have been dealt.");
                case Claimed(int seat, int territory) ->
                        claims.add(players.called(seat, viewer) + " " + gazetteer.name(territory));
                case Settled(int seat, int territory) ->
                        placings.add(
                                players.called(seat, viewer) + " " + gazetteer.name(territory));
                default -> {}
            }
        }
        if (!claims.isEmpty()) sentences.add("Claimed: " + String.join(", ", claims) + ".");
        if (!placings.isEmpty()) sentences.add("Armies to: " + String.join(", ", placings) + ".");
        return sentences;
    }

    private String order(List<Integer> seats, int viewer) {
        var names = seats.stream().map(seat -> players.called(seat, viewer)).toList();
        return "The order of turns: " + String.join(", ", names) + ".";
    }
}
