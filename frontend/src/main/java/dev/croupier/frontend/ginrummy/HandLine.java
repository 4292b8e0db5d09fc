package dev.croupier.frontend.ginrummy;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.NotationError;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** A hand as it stands in a line of input. */
final class HandLine {
    private HandLine() {}

    /** The cards, when they are as many as one of {@code sizes}; otherwise what is wrong, with the word that is. */
    static Either<String, Array<Card>> cards(String text, Array<Integer> sizes) {
        return CardNotation.cards(text)
                .mapLeft(NotationError::explain)
                .flatMap(cards ->
                        sizes.contains(cards.size()) ? Either.right(cards) : Either.left(wrong(text, cards, sizes)));
    }

    private static String wrong(String text, Array<Card> cards, Array<Integer> sizes) {
        int most = sizes.max().get();
        String expected = GinText.EXPECTED_CARDS.of(sizes.init().mkString(", ") + " or " + sizes.last(), cards.size());
        if (cards.isEmpty()) {
            return GinText.NO_CARDS_HERE.of(expected);
        }
        return cards.size() > most
                ? GinText.ONE_TOO_MANY.of(expected, TypedCards.words(text).get(most))
                : GinText.ENDS_WITH.of(expected, TypedCards.words(text).last());
    }
}
