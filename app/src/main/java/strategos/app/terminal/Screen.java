package strategos.app.terminal;

/** How much fits beside each other, and in which colours. */
public interface Screen {

    int USUAL_WIDTH = 80;

    int width();

    Paint paint();
}
