package strategos.wire.conquest;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of the gallery of boards.
 *
 * @param total the number of boards on all pages
 * @param page the number of this page, from 0
 * @param pages the number of pages, at least 1
 */
public record GalleryPage(List<GalleryBoard> boards, int total, int page, int pages) {

    public GalleryPage {
        boards = List.copyOf(boards);
    }

    /**
     * A board in the gallery.
     *
     * @param ref the name by which matches and drawings ask for it
     * @param author empty if unknown
     * @param licence the SPDX identifier of its licence; empty if unknown
     * @param leastValue what the poorest continent pays, in percent of the formula for bonuses; 0
     *     for a board too large to be measured
     * @param mostValue the same for the richest continent
     * @param balance its balance as measured by bots; null if that has not been done yet
     * @param plays the number of matches that people have played on it to their end
     * @param isShipped whether it comes with Strategos
     * @param isYours whether the sender of the request may take it out of the gallery
     */
    public record GalleryBoard(
            String ref,
            String title,
            String author,
            String licence,
            int territories,
            int continents,
            int borders,
            int leastValue,
            int mostValue,
            @Nullable BoardBalance balance,
            int plays,
            boolean isShipped,
            boolean isYours) {}

    /**
     * The balance of a board, measured by matches with the same bot in all seats.
     *
     * @param games the number of matches; 0 if the board takes too long to be measured
     * @param draws the number of matches without a winner
     * @param fewTurns a tenth of the matches had fewer turns
     * @param manyTurns a tenth of the matches had more turns
     * @param turns the wins of the seat with the first turn, the second, and so on
     * @param positions the wins of each starting position; empty if the board was dealt
     */
    public record BoardBalance(
            String bot,
            String rules,
            int games,
            int draws,
            int fewTurns,
            int manyTurns,
            List<WinShare> turns,
            List<WinShare> positions) {

        public BoardBalance {
            turns = List.copyOf(turns);
            positions = List.copyOf(positions);
        }
    }

    /**
     * A share of all matches that was won, in percent.
     *
     * @param low the lower end of its 95 % interval
     * @param high the upper end of its 95 % interval
     */
    public record WinShare(double percent, double low, double high) {}

    /**
     * A board to share with everybody.
     *
     * @param file the name of its file; its extension may determine the format
     * @param licence the SPDX identifier of the licence that its maker has chosen
     */
    public record GalleryUpload(String file, String text, String licence) {}
}
