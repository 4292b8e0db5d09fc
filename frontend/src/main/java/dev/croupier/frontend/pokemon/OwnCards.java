package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.game.OwnCardFile;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Cards that somebody has written, beside those that come with the engine.
 *
 * @param cards the written ones
 * @param index all that decks may name
 */
public record OwnCards(Array<Card> cards, CardIndex index) {
    private static final OwnCardFile<Card> FILE = new OwnCardFile<>(PokemonVocabulary::cards);

    /** None but those that come with the engine. */
    public static OwnCards none() {
        return of(Array.empty());
    }

    /** Those beside the ones that come with the engine. */
    static OwnCards of(Array<Card> cards) {
        return new OwnCards(
                cards,
                cards.isEmpty()
                        ? KnownCards.index()
                        : CardIndex.of(PokemonCards.all().appendAll(cards)));
    }

    /** The cards in that text, where there is one, or in English everything that is wrong with it. */
    public static Either<String, OwnCards> in(Option<Brought> text) {
        return text.map(FILE::cards).map(read -> read.map(OwnCards::of)).getOrElse(() -> Either.right(none()));
    }

    /** Everything that is wrong with that text, where there is one. */
    public static Seq<Flaw> flaws(Option<Brought> text) {
        return text.map(FILE::flaws).getOrElse(Array.empty());
    }

    /** Cards in one word, from which {@link #inOneWord} reads them. */
    static String word(Array<Card> cards) {
        return FILE.word(cards);
    }

    /** The cards that {@link #word} wrote, or in English why they cannot be read. */
    static Either<String, OwnCards> inOneWord(String word) {
        return FILE.inOneWord(word).map(OwnCards::of);
    }
}
