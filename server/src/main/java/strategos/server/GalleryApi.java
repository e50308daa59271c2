package strategos.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.server.accounts.AccountDesk;
import strategos.server.gallery.GallerySearch;
import strategos.server.gallery.GallerySearch.Search;
import strategos.server.guards.Guard;
import strategos.server.guards.RateLimiter;
import strategos.server.guards.Visitors;
import strategos.server.language.ClientLanguage;
import strategos.server.language.Titles;
import strategos.server.web.Handler;
import strategos.server.web.Request;
import strategos.server.web.Response;
import strategos.store.Account;
import strategos.wire.Json;
import strategos.wire.conquest.GalleryPage.GalleryUpload;

/** The part of the HTTP API about the gallery of boards. */
final class GalleryApi {

    private static final int LONGEST_PART = 60;

    private final GalleryDesk gallery;
    private final GallerySearch search;
    private final AccountDesk accounts;
    private final Visitors visitors;
    private final RateLimiter newBoards;

    GalleryApi(
            GalleryDesk gallery,
            GallerySearch search,
            AccountDesk accounts,
            Visitors visitors,
            RateLimiter newBoards) {
        this.gallery = gallery;
        this.search = search;
        this.accounts = accounts;
        this.visitors = visitors;
        this.newBoards = newBoards;
    }

    Map<String, Handler> routes(Guard guard) {
        Map<String, Handler> routes = new LinkedHashMap<>();
        routes.put("GET /api/gallery", guard.reading(this::page));
        routes.put(
                "POST /api/gallery", guard.changing(guard.alone(GalleryApi::upload, this::share)));
        routes.put("POST /api/gallery/{ref}/withdraw", guard.changing(this::withdraw));
        return routes;
    }

    private static GalleryUpload upload(Request request) {
        return Body.read(request, GalleryUpload.class, BoardDesk.MOST_BYTES);
    }

    private Response page(Request request) {
        String part = request.query("part").orElse("");
        var wanted =
                new Search(
                        part.substring(0, Math.min(part.length(), LONGEST_PART)),
                        request.query("size").orElse("any"),
                        request.query("sort").orElse("plays"),
                        pageNumber(request.query("page").orElse("0")));
        var titles = Titles.in(ClientLanguage.of(request));
        return Response.json(200, Json.write(search.page(wanted, viewer(request), titles)));
    }

    /** The first page, if this is no number of one. */
    private static int pageNumber(String text) {
        return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : 0;
    }

    private Optional<Account> viewer(Request request) {
        return visitors.account(request).map(accounts::account);
    }

    private Response share(Request request, GalleryUpload upload) {
        var account = account(request);
        accounts.requireVoice(account.id());
        newBoards.pass(visitors.address(request));
        return Response.json(201, Json.write(gallery.share(upload, account)));
    }

    private Response withdraw(Request request) {
        gallery.withdraw(request.parameter("ref"), account(request));
        return Response.json(200, "{}");
    }

    private Account account(Request request) {
        return viewer(request).orElseThrow(AccountDesk::notSignedIn);
    }
}
