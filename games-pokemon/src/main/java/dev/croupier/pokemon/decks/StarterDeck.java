package dev.croupier.pokemon.decks;

import dev.croupier.pokemon.deck.DeckText;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A deck that comes with the engine: 60 cards, legal in Standard.
 *
 * @param id by which it is asked for, such as {@code dark-box}
 * @param title the name for people
 */
public record StarterDeck(String id, String title) {
    private static final Array<StarterDeck> ALL = Array.of(
            new StarterDeck("dark-box", "Dark Box"),
            new StarterDeck("gengar-gang", "Gengar Gang"),
            new StarterDeck("dragapult-ex", "Dragapult ex"),
            new StarterDeck("mega-gardevoir-ex", "Mega Gardevoir ex"),
            new StarterDeck("beginner-lucario", "Mega Lucario ex for beginners"));

    /** All of them. */
    public static Array<StarterDeck> all() {
        return ALL;
    }

    /** The deck of that id; letter case doesn't matter. */
    public static Option<StarterDeck> named(String id) {
        return ALL.find(deck -> deck.id.equalsIgnoreCase(id));
    }

    /** The deck list in the common format. */
    public String text() {
        try (InputStream list = StarterDeck.class.getResourceAsStream(id + ".txt")) {
            if (list == null) {
                throw new IllegalArgumentException("no deck with the id " + id + " comes with the engine");
            }
            return new String(list.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Its cards, or which of them aren't known. */
    public Validation<Seq<DeckTextError>, Array<Card>> cards() {
        return DeckText.parse(text(), KnownCards.index());
    }
}
