package strategos.learn.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.stream.DoubleStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.assertj.core.util.DoubleComparator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import strategos.learn.page.LineChart.Axis;
import strategos.learn.page.LineChart.Point;

@DisplayName("A page with plots")
class PageTest {

    private static final Legend LEGEND = Legend.of("one", "two & three");

    private static LineChart lines() {
        return new LineChart(
                        "Lines", new Axis("x", Unit.NUMBER), new Axis("", Unit.PERCENT), LEGEND)
                .add("one", List.of(Point.of(1, 0.2), new Point(2, new Estimate(0.5, 0.4, 0.6))))
                .add("two & three", List.of(Point.of(1, Double.NaN)));
    }

    private static DotPlot dots() {
        return new DotPlot("Dots <b>", Unit.POINTS, LEGEND)
                .mark(0)
                .row("Alaska", Estimate.of(0.01, 0.005), Estimate.exact(Double.NaN))
                .row("nobody", Estimate.exact(Double.NaN));
    }

    @Test
    @DisplayName("draws one mark per known number, with its interval, and is well-formed")
    void wellFormed() throws Exception {
        for (Plot chart : List.of(lines(), dots())) {
            var document =
                    DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(new InputSource(new StringReader(chart.svg())));
            int marks = chart instanceof LineChart ? 2 : 1;
            assertThat(document.getElementsByTagName("path").getLength()).isEqualTo(marks);
            assertThat(chart.svg()).contains("class=\"reach\"").doesNotContain("NaN");
        }
    }

    @Test
    @DisplayName("has the numbers of a plot as a table too, and escapes names")
    void numbers() {
        String html = new Page("A & B").figure(LEGEND, List.of(lines(), dots())).html();
        assertThat(html)
                .contains("<title>A &amp; B</title>")
                .contains("two &amp; three")
                .contains("Dots &lt;b&gt;")
                .contains("<td>50 % ± 10 %</td>")
                .contains("<td>+1.0 ± 1.0</td>")
                .contains("prefers-color-scheme: dark");
    }

    @Test
    @DisplayName("says so if there is nothing to draw")
    void nothing() {
        var empty = new DotPlot("Dots", Unit.NUMBER, LEGEND).row("a", Estimate.exact(Double.NaN));
        assertThat(new Page("A").figure(LEGEND, List.of(empty)).html())
                .contains("There are too few matches to say.");
        assertThatThrownBy(() -> lines().add("four", List.of()))
                .hasMessage("'four' is not in the legend");
    }

    @Test
    @DisplayName("puts ticks at round numbers")
    void ticks() {
        assertThat(new AxisScale(0.13, 0.87, 0, 1).ticks(4, 0))
                .usingElementComparator(new DoubleComparator(1e-12))
                .containsExactly(0.2, 0.4, 0.6, 0.8);
        assertThat(new AxisScale(-7, 12, 0, 1).ticks(4, 0)).containsExactly(-5.0, 0.0, 5.0, 10.0);
        assertThat(new AxisScale(0.9, 3.1, 0, 1).ticks(5, 1)).containsExactly(1.0, 2.0, 3.0);
        assertThat(AxisScale.covering(DoubleStream.of(3, 3), 0, 100).at(3)).isEqualTo(50);
    }

    @Test
    @DisplayName("writes differences with their sign, and none for nothing")
    void units() {
        assertThat(Unit.POINTS.text(-0.042)).isEqualTo("−4.2");
        assertThat(Unit.POINTS.text(0.0002)).isEqualTo("0.0");
        assertThat(Unit.NUMBER.text(1234)).isEqualTo("1,234");
        assertThat(Unit.NUMBER.text(12.34)).isEqualTo("12.3");
        assertThat(Unit.LOSS.text(0.69315)).isEqualTo("0.693");
        assertThat(Unit.PERCENT.text(Estimate.exact(Double.NaN))).isEqualTo("–");
    }
}
