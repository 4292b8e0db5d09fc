package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A deck that somebody plays with: one that comes with the engine, or a list in a file.
 *
 * @param name what it is called in sums and recordings
 * @param cards its cards
 */
public record BroughtDeck(String name, Array<Card> cards) {
    private static final int SEALED = 40;
    private static final String MANY = "*";
    private static final String AND = "+";
    private static final String OF = ":";

    /** The deck of that id or file, if it can be played, or in English why not. */
    public static Either<String, BroughtDeck> of(String asked) {
        return of(asked, OwnCards.none());
    }

    /** The same where a list may name those cards, too. */
    public static Either<String, BroughtDeck> of(String asked, OwnCards own) {
        return read(asked, own).flatMap(BroughtDeck::legal);
    }

    /** The deck of that id or file whether it can be played or not, or in English why it cannot be read. */
    public static Either<String, BroughtDeck> read(String asked) {
        return read(asked, OwnCards.none());
    }

    private static Either<String, BroughtDeck> read(String asked, OwnCards own) {
        return StarterDeck.named(asked)
                .map(starter -> starter.cards()
                        .toEither()
                        .mapLeft(errors -> unreadable(asked, errors))
                        .map(cards -> new BroughtDeck(starter.id(), cards)))
                .getOrElse(() -> text(asked)
                        .flatMap(text -> DeckText.parse(text, own.index())
                                .toEither()
                                .mapLeft(errors -> unreadable(asked, errors))
                                .map(cards -> new BroughtDeck(fileName(asked), cards))));
    }

    /** The list of that id or file, or in English why it cannot be read. */
    static Either<String, String> text(String asked) {
        Option<StarterDeck> starter = StarterDeck.named(asked);
        if (starter.isDefined()) {
            return Either.right(starter.get().text());
        }
        try {
            return Either.right(Files.readString(Path.of(asked), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Either.left(FrontendMessage.UNREADABLE_FILE
                            .with(asked, RecordingFile.reason(e))
                            .english()
                    + PokemonText.STARTERS.of(
                            StarterDeck.all().map(StarterDeck::id).mkString(", ")));
        } catch (InvalidPathException e) {
            return Either.left(
                    FrontendMessage.UNREADABLE_FILE.with(asked, e.getReason()).english());
        }
    }

    private static String unreadable(String asked, Seq<DeckTextError> errors) {
        return PokemonText.DECK_UNREADABLE.of(
                asked, errors.map(DeckTextError::explain).mkString("; "));
    }

    /** The name of a file as it stands in recordings and sums. */
    public static String fileName(String asked) {
        Path file = Path.of(asked).getFileName();
        return (file == null ? asked : file.toString()).replaceAll("[^\\p{Alnum}._-]", "-");
    }

    private Either<String, BroughtDeck> legal() {
        DeckFormat format = cards.size() == SEALED ? DeckFormat.sealed(cards) : DeckFormat.unlimited();
        Seq<DeckViolation> violations = DeckCheck.violations(format, cards);
        return violations.isEmpty()
                ? Either.right(this)
                : Either.left(PokemonText.DECK_ILLEGAL.of(
                        name, violations.map(DeckViolation::explain).mkString("; ")));
    }

    /** The deck in one word, from which {@link #inOneWord} reads it. */
    public String word() {
        boolean known = StarterDeck.named(name)
                .exists(starter -> starter.cards().exists(list -> list.sorted().equals(cards.sorted())));
        if (known) {
            return name;
        }
        TreeMap<Card, Integer> counts = TreeMap.empty();
        for (Card card : cards) {
            counts = counts.put(card, counts.get(card).getOrElse(0) + 1);
        }
        return name
                + OF
                + counts.iterator()
                        .map(count -> count._2 + MANY + count._1.key().set() + "-"
                                + count._1.key().number())
                        .mkString(AND);
    }

    /** The deck that {@link #word} wrote, or in English why it cannot be read. */
    public static Either<String, BroughtDeck> inOneWord(String word) {
        return inOneWord(word, OwnCards.none());
    }

    /** The same where those cards are known, too. */
    public static Either<String, BroughtDeck> inOneWord(String word, OwnCards own) {
        int end = word.indexOf(OF);
        if (end < 0) {
            return read(word);
        }
        Array<Card> cards = Array.empty();
        for (String counted : word.substring(end + 1).split("\\+", -1)) {
            int times = counted.indexOf(MANY);
            int dash = counted.lastIndexOf('-');
            if (times < 1 || dash < times || !counted.substring(0, times).matches("\\d{1,2}")) {
                return Either.left(PokemonText.DECK_UNREADABLE.of(word.substring(0, end), counted));
            }
            CardKey key = new CardKey(counted.substring(times + 1, dash), counted.substring(dash + 1));
            Array<Card> printed = own.index().printed(key);
            if (printed.isEmpty()) {
                return Either.left(PokemonText.DECK_UNREADABLE.of(word.substring(0, end), key));
            }
            cards = cards.appendAll(Array.fill(Integer.parseInt(counted.substring(0, times)), printed::head));
        }
        return Either.right(new BroughtDeck(word.substring(0, end), cards));
    }
}
