package dev.croupier.ginrummy.card;

import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One pass over a text, which remembers the cards and the position that it has come to. */
final class Reading {
    private final int[] positions = new int[Card.COUNT];
    private int position;

    Either<NotationError, Array<Card>> read(String text) {
        Array<Card> cards = Array.empty();
        for (String word : CardNotation.words(text)) {
            position++;
            Option<Card> named = CardNotation.named(word);
            if (named.isEmpty()) {
                return Either.left(new NotationError.UnknownCard(word, position));
            }
            Card card = named.get();
            if (positions[card.number()] != 0) {
                return Either.left(new NotationError.DuplicateCard(word, position, positions[card.number()]));
            }
            positions[card.number()] = position;
            cards = cards.append(card);
        }
        return Either.right(cards);
    }
}
