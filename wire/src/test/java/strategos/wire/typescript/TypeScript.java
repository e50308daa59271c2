package strategos.wire.typescript;

import cz.habarta.typescript.generator.ClassMapping;
import cz.habarta.typescript.generator.EnumMapping;
import cz.habarta.typescript.generator.Input;
import cz.habarta.typescript.generator.JsonLibrary;
import cz.habarta.typescript.generator.Logger;
import cz.habarta.typescript.generator.NullabilityDefinition;
import cz.habarta.typescript.generator.Settings;
import cz.habarta.typescript.generator.StringQuotes;
import cz.habarta.typescript.generator.TypeScriptFileType;
import cz.habarta.typescript.generator.TypeScriptGenerator;
import cz.habarta.typescript.generator.TypeScriptOutputKind;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import strategos.conquest.board.Boost;
import strategos.conquest.goal.Mission;
import strategos.conquest.move.Move;
import strategos.conquest.move.Order;
import strategos.conquest.reason.Reason;
import strategos.conquest.view.Phase;
import strategos.wire.Administration;
import strategos.wire.Appraisal;
import strategos.wire.BotKeys;
import strategos.wire.BotMemory;
import strategos.wire.Catalogue;
import strategos.wire.ChanceGraph;
import strategos.wire.Chat;
import strategos.wire.DiceFigures;
import strategos.wire.Event;
import strategos.wire.Explanation;
import strategos.wire.Fault;
import strategos.wire.FinishedMatch;
import strategos.wire.FromClient;
import strategos.wire.Ground;
import strategos.wire.History;
import strategos.wire.Identity;
import strategos.wire.Kinds;
import strategos.wire.MailSettings;
import strategos.wire.MatchSummary;
import strategos.wire.NewMatch;
import strategos.wire.OddsAnswer;
import strategos.wire.Profile;
import strategos.wire.PublicMatches;
import strategos.wire.RememberedMove;
import strategos.wire.Replay;
import strategos.wire.Review;
import strategos.wire.RuleSheet;
import strategos.wire.Scene;
import strategos.wire.Seating;
import strategos.wire.TimeControl;
import strategos.wire.ToClient;
import strategos.wire.WireModule;
import strategos.wire.conquest.BoardCheck;
import strategos.wire.conquest.BoardCredit;
import strategos.wire.conquest.BoardUpload;
import strategos.wire.conquest.Choices;
import strategos.wire.conquest.Drawing;
import strategos.wire.conquest.GalleryPage;
import strategos.wire.conquest.Thumbnail;

/** The types of all messages as TypeScript. */
final class TypeScript {

    private static final String HEADER =
            """
            // The messages between server and browser, made from the Java records of the module wire.
            // Not to be edited: change the records, then run scripts/types.

            """;

    private static final List<Class<?>> MESSAGES =
            List.of(
                    Fault.class,
                    Catalogue.class,
                    Drawing.class,
                    Thumbnail.class,
                    BoardUpload.class,
                    BoardCheck.class,
                    BoardCheck.SavedBoard.class,
                    NewMatch.class,
                    RuleSheet.class,
                    Seating.Made.class,
                    PublicMatches.class,
                    DiceFigures.class,
                    Seating.Fill.class,
                    Seating.PlayOn.class,
                    Seating.Reach.class,
                    Seating.Join.class,
                    Seating.Joined.class,
                    Seating.Replace.class,
                    Seating.Replaced.class,
                    Seating.SeatLink.class,
                    Seating.SeatMoved.class,
                    BoardCredit.class,
                    GalleryPage.class,
                    GalleryPage.GalleryUpload.class,
                    BotKeys.OwnBots.class,
                    BotKeys.NewBot.class,
                    BotKeys.IssuedToken.class,
                    BotKeys.OnlineBot.class,
                    Identity.Me.class,
                    Identity.ChosenName.class,
                    Identity.Credentials.class,
                    Identity.OwnSettings.class,
                    Identity.PasswordChange.class,
                    Identity.Confirmation.class,
                    Profile.class,
                    Profile.PlayedMatch.class,
                    Profile.Leaderboard.class,
                    Administration.AccountRow.class,
                    Administration.NewAccount.class,
                    Administration.NewPassword.class,
                    Administration.FlaggedMatch.class,
                    Administration.ReportRow.class,
                    Administration.GuestMute.class,
                    Chat.Post.class,
                    Chat.Complaint.class,
                    MailSettings.class,
                    MailSettings.Wanted.class,
                    MatchSummary.class,
                    FinishedMatch.class,
                    ChanceGraph.class,
                    Replay.class,
                    OddsAnswer.class,
                    BotMemory.class);

    private static final List<Class<?>> UNIONS =
            List.of(
                    ToClient.class,
                    FromClient.class,
                    TimeControl.class,
                    Phase.class,
                    Mission.class,
                    Order.class,
                    Boost.class,
                    Choices.class,
                    Reason.class);

    /** One thing that all families of games have, and what it is in each. */
    record Common(Class<?> type, List<Class<?>> own) {}

    private static final List<Common> COMMON =
            Stream.of(
                            Scene.class,
                            Event.class,
                            History.class,
                            Ground.class,
                            Explanation.class,
                            Appraisal.class,
                            Review.class,
                            RememberedMove.class)
                    .map(type -> new Common(type, FamilyTypes.of(type)))
                    .toList();

    private TypeScript() {}

    static String text() {
        TypeScriptGenerator.setLogger(new Logger(Logger.Level.Warning));
        var families = COMMON.stream().map(Common::own).flatMap(List::stream);
        var events = FamilyTypes.of(Event.class).stream().flatMap(Kinds::of);
        var members = UNIONS.stream().flatMap(Kinds::of);
        var types = Stream.of(MESSAGES.stream(), UNIONS.stream(), members, events, families);
        var input = Input.from(types.flatMap(type -> type).toArray(Type[]::new));
        return HEADER
                + new TypeScriptGenerator(settings()).generateTypeScript(input).strip()
                + "\n";
    }

    private static Settings settings() {
        var settings = new Settings();
        settings.jsonLibrary = JsonLibrary.jackson2;
        settings.jackson2Modules.add(WireModule.class);
        settings.outputKind = TypeScriptOutputKind.module;
        settings.outputFileType = TypeScriptFileType.implementationFile;
        settings.mapEnum = EnumMapping.asUnion;
        settings.mapClasses = ClassMapping.asInterfaces;
        settings.nullableAnnotations.add(Nullable.class);
        settings.nullabilityDefinition = NullabilityDefinition.nullInlineUnion;
        settings.noFileComment = true;
        settings.noTslintDisable = true;
        settings.noEslintDisable = true;
        settings.newline = "\n";
        settings.disableTaggedUnions = true;
        settings.setStringQuotes(StringQuotes.singleQuotes);
        settings.setIndentString("  ");
        settings.customTypeNamingFunctionImpl = (name, simpleName) -> name(name);
        // Orders are moves, but moves are sent in their notation.
        settings.setExcludeFilter(List.of(Move.class.getName()), List.of());
        settings.extensions.add(new SealedUnions(COMMON));
        return settings;
    }

    /** A nested type is named after the one it is nested in, too. */
    private static String name(String className) {
        String name = className.substring(className.lastIndexOf('.') + 1);
        return name.replace("$", "");
    }
}
