package strategos.conquest.odds;

/**
 * The chance that an attack conquers its target.
 *
 * @param isEstimate whether it is not exact, but off by less than a tenth of a percent
 */
public record WinChance(double win, boolean isEstimate) {

    static WinChance exact(double win) {
        return new WinChance(win, false);
    }
}
