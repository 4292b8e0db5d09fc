package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;

/**
 * A deck that somebody plays with: one that comes with the engine, or a list.
 *
 * @param name what it is called in sums and recordings
 * @param cards its cards
 */
public record BroughtDeck(String name, Array<Card> cards) {
    private static final int SEALED = 40;
    private static final String MANY = "*";
    private static final String AND = "+";
    private static final String OF = ":";

    /** The deck, whose list may name those cards, too, if it can be played; or in English why not. */
    public static Either<String, BroughtDeck> of(Brought asked, OwnCards own) {
        return read(asked, own).flatMap(BroughtDeck::legal);
    }

    /** The deck whether it can be played or not, or in English why it cannot be read. */
    static Either<String, BroughtDeck> read(Brought asked, OwnCards own) {
        return asked.text().map(text -> listed(asked.name(), text, own.index())).getOrElse(() -> starter(asked.name()));
    }

    private static Either<String, BroughtDeck> starter(String name) {
        return StarterDeck.named(name)
                .toEither(() -> PokemonText.NO_SUCH_DECK.of(
                        name, StarterDeck.all().map(StarterDeck::id).mkString(", ")))
                .flatMap(starter -> listed(starter.id(), starter.text(), KnownCards.index()));
    }

    private static Either<String, BroughtDeck> listed(String name, String text, CardIndex index) {
        return DeckText.parse(text, index)
                .toEither()
                .mapLeft(errors -> unreadable(name, errors))
                .map(cards -> new BroughtDeck(name, cards));
    }

    private static String unreadable(String asked, Seq<DeckTextError> errors) {
        return PokemonText.DECK_UNREADABLE.of(
                asked, errors.map(DeckTextError::explain).mkString("; "));
    }

    /** Everything that is wrong with a list that somebody brings, which stands there; none where it can be played with. */
    public static Seq<Flaw> flaws(Brought asked, OwnCards own, String pointer) {
        return asked.text()
                .map(text -> DeckText.parse(text, own.index())
                        .fold(
                                errors -> unreadable(errors, pointer),
                                cards -> new BroughtDeck(asked.name(), cards)
                                        .violations()
                                        .map(violation -> new Flaw(pointer, 0, violation.explain()))))
                .getOrElse(Array.empty());
    }

    /** What is wrong with the lines of a text that stands there. */
    public static Seq<Flaw> unreadable(Seq<DeckTextError> errors, String pointer) {
        return errors.map(error -> new Flaw(pointer, error.line(), error.explain()));
    }

    private Seq<DeckViolation> violations() {
        DeckFormat format = cards.size() == SEALED ? DeckFormat.sealed(cards) : DeckFormat.unlimited();
        return DeckCheck.violations(format, cards);
    }

    private Either<String, BroughtDeck> legal() {
        Seq<DeckViolation> violations = violations();
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

    /** The deck that {@link #word} wrote, of cards that come with the engine and those; or in English why it cannot be read. */
    public static Either<String, BroughtDeck> inOneWord(String word, OwnCards own) {
        int end = word.indexOf(OF);
        if (end < 0) {
            return starter(word);
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
