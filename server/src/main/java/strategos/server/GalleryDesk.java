package strategos.server;

import java.util.Set;
import strategos.conquest.board.Board;
import strategos.server.board.BoardShelf;
import strategos.server.gallery.BalanceMeter;
import strategos.server.gallery.GalleryFigures;
import strategos.server.gallery.GalleryList;
import strategos.server.gallery.GallerySearch;
import strategos.server.guards.Refusal;
import strategos.store.Account;
import strategos.store.Gallery;
import strategos.wire.FaultCode;
import strategos.wire.conquest.BoardCheck.SavedBoard;
import strategos.wire.conquest.BoardUpload;
import strategos.wire.conquest.GalleryPage.GalleryUpload;

/** Adds boards to the gallery, and takes them out. */
final class GalleryDesk {

    /** The licences that a board can be shared under; all allow others to play and change it. */
    private static final Set<String> LICENCES = Set.of("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0");

    private static final int MOST = 2_000;
    private static final int MOST_OF_ACCOUNT = 50;

    private final BoardDesk boards;
    private final BoardShelf shelf;
    private final Gallery gallery;
    private final GalleryList list;
    private final BalanceMeter meter;

    GalleryDesk(
            BoardDesk boards,
            BoardShelf shelf,
            Gallery gallery,
            GalleryList list,
            BalanceMeter meter) {
        this.boards = boards;
        this.shelf = shelf;
        this.gallery = gallery;
        this.list = list;
        this.meter = meter;
    }

    /** Shares a board with everybody, under the licence that its maker has chosen. */
    SavedBoard share(GalleryUpload upload, Account account) {
        if (!LICENCES.contains(upload.licence()))
            throw new Refusal(FaultCode.MALFORMED, "Choose a licence for your board.");
        Board drawn = boards.playable(new BoardUpload(upload.file(), upload.text(), null));
        String named = drawn.features().author();
        String author = named.isEmpty() ? account.name() : named;
        Board board = drawn.with(drawn.features().licensed(author, upload.licence()));
        String id = boards.keep(board);
        var entry = shelf.workshop().finish(() -> GalleryFigures.of(board, id, account.id()));
        switch (gallery.share(entry, MOST, MOST_OF_ACCOUNT).join()) {
            case SHARED -> {
                list.forget();
                meter.measureShared();
            }
            case ENOUGH_OF_OWNER ->
                    throw refused("You can share at most " + MOST_OF_ACCOUNT + " boards.");
            case FULL -> throw refused("The gallery is full.");
        }
        return new SavedBoard(BoardShelf.refOf(entry.board()));
    }

    private static Refusal refused(String why) {
        return new Refusal(FaultCode.NOT_ALLOWED, why);
    }

    /** Takes a board out of the gallery, for the account that has shared it or an operator. */
    void withdraw(String ref, Account account) {
        var entry =
                BoardShelf.idOf(ref)
                        .flatMap(gallery::find)
                        .filter(found -> GallerySearch.mayWithdraw(account, found))
                        .orElseThrow(
                                () ->
                                        new Refusal(
                                                FaultCode.NOT_FOUND,
                                                "You have shared no such board."));
        gallery.withdraw(entry.board()).join();
        list.forget();
    }
}
