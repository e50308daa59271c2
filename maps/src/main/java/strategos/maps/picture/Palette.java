package strategos.maps.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * The colours of continents: the light scheme of Paul Tol, which is safe for colour-blind people
 * and gives enough contrast for dark text.
 */
final class Palette {

    private static final List<Integer> LIGHT =
            List.of(
                    0x77AADD, 0xEE8866, 0xEEDD88, 0xFFAABB, 0x44BB99, 0xBBCC33, 0x99DDFF, 0xAAAA00,
                    0xDDDDDD);

    /** How much of the light is left in each further round of the colours. */
    private static final double DUSK = 0.82;

    private Palette() {}

    /** As many as there are continents; all different up to three rounds. */
    static List<String> of(int continents) {
        List<String> colours = new ArrayList<>();
        for (int c = 0; c < continents; c++) {
            int round = c / LIGHT.size() % 3;
            colours.add(hex(LIGHT.get(c % LIGHT.size()), Math.pow(DUSK, round)));
        }
        return colours;
    }

    private static String hex(int colour, double light) {
        int red = (int) Math.rint((colour >> 16) * light);
        int green = (int) Math.rint((colour >> 8 & 0xFF) * light);
        int blue = (int) Math.rint((colour & 0xFF) * light);
        return String.format("#%02x%02x%02x", red, green, blue);
    }
}
