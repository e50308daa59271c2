package strategos.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import strategos.ratings.PlackettLuce.Team;

class PlackettLuceTest {

    private static final Offset<Double> TINY = within(1e-9);

    private static void assertRating(Rating rating, double mean, double deviation) {
        assertThat(rating.mean()).isCloseTo(mean, TINY);
        assertThat(rating.deviation()).isCloseTo(deviation, TINY);
    }

    private static List<Rating> newcomersInOrder(int players) {
        var teams =
                IntStream.range(0, players)
                        .mapToObj(place -> new Team(List.of(Rating.INITIAL), place))
                        .toList();
        return PlackettLuce.rate(teams).stream().map(List::getFirst).toList();
    }

    @Test
    @DisplayName("The example of OpenSkill's manual: a pair beats a pair that was thought better")
    void pairs() {
        var winners = List.of(Rating.INITIAL, new Rating(32.444, 5.123));
        var losers = List.of(new Rating(43.381, 2.421), new Rating(25.188, 6.211));
        var after = PlackettLuce.rate(List.of(new Team(winners, 1), new Team(losers, 2)));
        assertRating(after.get(0).get(0), 28.669648436582808, 8.071520788025197);
        assertRating(after.get(0).get(1), 33.83086971107981, 5.062772998705765);
        assertRating(after.get(1).get(0), 43.071274808241974, 2.4166900452721256);
        assertRating(after.get(1).get(1), 23.149503312339064, 6.1378606973362135);
    }

    @Test
    @DisplayName("The published results of two to four newcomers")
    void newcomers() {
        var two = newcomersInOrder(2);
        assertRating(two.get(0), 27.63523138347365, 8.065506316323548);
        assertRating(two.get(1), 22.36476861652635, 8.065506316323548);
        var three = newcomersInOrder(3);
        assertRating(three.get(0), 27.868876552746237, 8.204837030780652);
        assertRating(three.get(1), 25.717219138186557, 8.057829747583874);
        assertRating(three.get(2), 21.413904309067206, 8.057829747583874);
        var four = newcomersInOrder(4);
        assertRating(four.get(0), 27.795084971874736, 8.263160757613477);
        assertRating(four.get(1), 26.552824984374855, 8.179213704945203);
        assertRating(four.get(2), 24.68943500312503, 8.083731307186588);
        assertRating(four.get(3), 20.96265504062538, 8.083731307186588);
    }

    @Test
    @DisplayName("The order in which teams are given changes nothing")
    void order() {
        var a = new Team(List.of(new Rating(30, 3)), 1);
        var b = new Team(List.of(new Rating(20, 5)), 2);
        var c = new Team(List.of(new Rating(26, 2)), 2);
        var one = PlackettLuce.rate(List.of(a, b, c));
        var other = PlackettLuce.rate(List.of(c, a, b));
        assertRating(
                other.get(1).getFirst(),
                one.get(0).getFirst().mean(),
                one.get(0).getFirst().deviation());
        assertRating(
                other.get(2).getFirst(),
                one.get(1).getFirst().mean(),
                one.get(1).getFirst().deviation());
    }

    @Test
    @DisplayName("A winner gains, losers lose, and all of them become more certain")
    void winner() {
        var equal = Collections.nCopies(4, Rating.INITIAL);
        var after = PlackettLuce.rate(equal, Set.of(2));
        for (int seat = 0; seat < 4; seat++) {
            if (seat == 2) assertThat(after.get(seat).mean()).isGreaterThan(25);
            else assertThat(after.get(seat).mean()).isLessThan(25);
            assertThat(after.get(seat).deviation()).isLessThan(Rating.INITIAL.deviation());
        }
        assertThat(after.get(0)).isEqualTo(after.get(1)).isEqualTo(after.get(3));
        assertThat(after.stream().mapToDouble(Rating::mean).sum()).isCloseTo(100, TINY);
    }

    @Test
    @DisplayName("A tie of equals leaves their means as they are, and brings unequal ones closer")
    void tie() {
        for (Rating rating : PlackettLuce.rate(List.of(Rating.INITIAL, Rating.INITIAL), Set.of()))
            assertThat(rating.mean()).isCloseTo(25, TINY);
        var after = PlackettLuce.rate(List.of(new Rating(30, 4), new Rating(20, 4)), Set.of());
        assertThat(after.get(0).mean()).isLessThan(30);
        assertThat(after.get(1).mean()).isGreaterThan(20);
    }

    @Test
    @DisplayName("Ratings find who wins three of four matches, and stay in motion")
    void convergence() {
        var random = new Random(7);
        List<Rating> ratings = List.of(Rating.INITIAL, Rating.INITIAL);
        var apart = new DoubleSummaryStatistics();
        for (int match = 0; match < 4_000; match++) {
            int winner = random.nextInt(4) < 3 ? 0 : 1;
            var later = ratings.stream().map(Rating::later).toList();
            ratings = PlackettLuce.rate(later, Set.of(winner));
            if (match >= 1_000) apart.accept(ratings.get(0).mean() - ratings.get(1).mean());
        }
        double threeToOne = Math.log(3) * Math.sqrt(2) * Math.hypot(25.0 / 6, 1.5);
        assertThat(apart.getAverage()).as("seed 7").isCloseTo(threeToOne, within(1.0));
        assertThat(ratings.getFirst().deviation()).isBetween(1.2, 2.0);
    }

    @Test
    @DisplayName("A newcomer is shown at 1500 ± 500, and surely reaches nothing yet")
    void shown() {
        assertThat(Rating.INITIAL.shown()).isEqualTo(1500);
        assertThat(Rating.INITIAL.shownDeviation()).isEqualTo(500);
        assertThat(Rating.INITIAL.certain()).isCloseTo(0, TINY);
        assertThatThrownBy(() -> new Rating(Double.NaN, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
