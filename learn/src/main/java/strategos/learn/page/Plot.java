package strategos.learn.page;

/** A plot, narrow enough for a phone. */
public sealed interface Plot permits LineChart, DotPlot {

    /** The width of a plot, in pixels of a phone. */
    int WIDTH = 340;

    /** What the plot is about: a line above it. */
    String title();

    /** Whether there is nothing to draw. */
    boolean isEmpty();

    String svg();

    /** The same numbers as rows of a table. */
    String rows();
}
