package dev.croupier.frontend.pokemon;

import dev.croupier.core.vocabulary.CardWords;
import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.deck.CardIndex;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.protocol.CardFile;
import dev.croupier.protocol.ReadError;
import io.vavr.Lazy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Cards that somebody has written, beside those that come with the engine.
 *
 * @param cards the written ones
 * @param index all that decks may name
 */
public record OwnCards(Array<Card> cards, CardIndex index) {
    private static final String BREAK = "\n  ";
    private static final String SPACE = " ";
    /** How JSON writes a space within a text, where there may be none. */
    private static final String SPACE_ESCAPED = "\\u0020";

    /** A recording has the cards that are played with; what they evolve from may be left out. */
    private static final Lazy<CardFile<Card>> RECORDED = Lazy.of(OwnCards::recorded);

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

    /** The cards of that file, where one was named, or in English everything that is wrong with it. */
    public static Either<String, OwnCards> in(Option<String> file) {
        return file.map(OwnCards::in).getOrElse(() -> Either.right(none()));
    }

    private static Either<String, OwnCards> in(String file) {
        try {
            return CardFile.of(PokemonVocabulary.cards())
                    .read(Files.readAllBytes(Path.of(file)))
                    .toEither()
                    .map(OwnCards::of)
                    .mapLeft(errors -> unreadable(file, errors));
        } catch (IOException e) {
            return Either.left(FrontendMessage.UNREADABLE_FILE
                    .with(file, RecordingFile.reason(e))
                    .english());
        } catch (InvalidPathException e) {
            return Either.left(
                    FrontendMessage.UNREADABLE_FILE.with(file, e.getReason()).english());
        }
    }

    private static String unreadable(String where, Seq<ReadError> errors) {
        return PokemonText.CARDS_UNREADABLE.of(
                where, errors.map(ReadError::explain).mkString(BREAK, BREAK, ""));
    }

    /** Those of the cards that do not come with the engine, each once. */
    static Array<Card> among(Array<Card> cards) {
        return cards.distinct()
                .reject(card -> PokemonCards.find(card.key()).contains(card))
                .sorted();
    }

    /** Cards in one word, from which {@link #inOneWord} reads them. */
    static String word(Array<Card> cards) {
        return RECORDED.get().write(cards).replace(SPACE, SPACE_ESCAPED);
    }

    /** The cards that {@link #word} wrote, or in English why they cannot be read. */
    static Either<String, OwnCards> inOneWord(String word) {
        return RECORDED.get()
                .read(word)
                .toEither()
                .map(OwnCards::of)
                .mapLeft(errors -> unreadable(PokemonText.CARDS_RECORDED.of(), errors));
    }

    private static CardFile<Card> recorded() {
        CardWords<Card> words = PokemonVocabulary.cards();
        return CardFile.of(new CardWords<>(
                words.game(),
                words.vocabulary(),
                words.card(),
                cards -> words.check().apply(cards).reject(flaw -> flaw.at().startsWith("face/evolvesFrom/"))));
    }
}
