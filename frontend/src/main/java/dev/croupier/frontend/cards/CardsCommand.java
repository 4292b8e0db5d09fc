package dev.croupier.frontend.cards;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.BroughtFiles;
import dev.croupier.frontend.game.CardEntry;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Json;
import dev.croupier.frontend.play.TableScreen;
import dev.croupier.frontend.terminal.Screen;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.text.Normalizer;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The cards of a game. */
@Command(
        name = "cards",
        description = "Lists the cards of a game: type, copies, numbers and what each does.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
public final class CardsCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(paramLabel = "GAME", description = "The game, such as heretoslay.")
    private String game = "";

    @Option(
            names = {"--type", "--kind"},
            paramLabel = "TYPE",
            description = "Only the cards of that type, such as hero or supporter.")
    private @Nullable String type;

    @Option(names = "--set", paramLabel = "CODE", description = "Only the cards of that set, such as TWM.")
    private @Nullable String set;

    @Option(names = "--cards", paramLabel = "FILE", description = "Your own cards in that file, not those of the game.")
    private @Nullable String own;

    @Option(names = "--json", description = "Prints one JSON object.")
    private boolean json;

    public CardsCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        GameModule<?, ?, ?, ?> module = Games.named(game);
        Seq<CardEntry> cards = wanted(module);
        if (json) {
            screen.line(Json.text(LinkedHashMap.<String, Object>of("game", module.name())
                    .put("cards", cards.map(CardsCommand::facts))));
        } else {
            listed(cards);
        }
        return 0;
    }

    private Seq<CardEntry> wanted(GameModule<?, ?, ?, ?> module) {
        Seq<CardEntry> all = own == null ? module.cards() : own(own, module);
        if (all.isEmpty()) {
            throw UserError.badInput(FrontendMessage.CARDS_NONE.with(module.title()));
        }
        Seq<CardEntry> cards = type == null ? all : ofType(all, type.strip());
        if (cards.isEmpty()) {
            String types = all.map(CardEntry::type).distinct().mkString(", ");
            throw UserError.badInput(FrontendMessage.CARDS_NO_TYPE.with(type == null ? "" : type, types));
        }
        return set == null ? cards : ofSet(cards, set.strip());
    }

    private static Seq<CardEntry> own(String file, GameModule<?, ?, ?, ?> module) {
        if (!module.takesOwnCards()) {
            throw UserError.badInput(FrontendMessage.NO_OWN_CARDS.with(module.title()));
        }
        return module.ownCards(BroughtFiles.file(file)).getOrElseThrow(why -> UserError.badInput(why));
    }

    private static Seq<CardEntry> ofSet(Seq<CardEntry> all, String set) {
        Seq<CardEntry> cards = all.filter(card -> code(card).equalsIgnoreCase(set));
        if (cards.isEmpty()) {
            String sets = all.map(CardsCommand::code).distinct().sorted().mkString(", ");
            throw UserError.badInput(FrontendMessage.CARDS_NO_SET.with(set, sets));
        }
        return cards;
    }

    /** The code of a card's set; nothing where the game has none. */
    private static String code(CardEntry card) {
        return card.facts().get("set").fold(() -> "", Object::toString);
    }

    /** The cards of that type, or of those that have it as words of their name, such as {@code leader}. */
    private static Seq<CardEntry> ofType(Seq<CardEntry> all, String type) {
        String wanted = plain(type);
        return all.filter(card -> plain(card.type()).equals(wanted))
                .orElse(all.filter(
                        card -> !wanted.isEmpty() && (" " + plain(card.type()) + " ").contains(" " + wanted + " ")));
    }

    /** Without accents, in lower case. */
    private static String plain(String type) {
        return Normalizer.normalize(type, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    private void listed(Seq<CardEntry> cards) {
        cards.forEach(card -> {
            String copies = card.copies() == 1 ? "" : " x" + card.copies();
            line(card.name() + copies + " [" + card.id() + "]: " + card.kind());
            card.text().forEach(sentence -> line("    " + sentence));
        });
        screen.line(FrontendMessage.CARDS_COPIES
                .with(cards.map(CardEntry::copies).sum())
                .english());
    }

    private void line(String text) {
        TableScreen.wrapped(text).forEach(screen::line);
    }

    private static Map<String, Object> facts(CardEntry card) {
        return LinkedHashMap.<String, Object>of("id", card.id())
                .put("name", card.name())
                .put("type", card.type())
                .put("copies", card.copies())
                .merge(card.facts())
                .put("text", card.text());
    }
}
