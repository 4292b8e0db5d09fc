package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Placed;
import io.vavr.collection.Array;

/** Cards as positions write them, as deck lists do: name, set and number. */
final class CardWords {
    private CardWords() {}

    static String of(Card card) {
        return card.name() + " " + card.key();
    }

    /** Equal ones side by side are counted. */
    static String list(Array<Card> cards) {
        return counted(cards.map(CardWords::of));
    }

    /** Cards on a player's Pokémon: another's are told. */
    static String list(Array<Placed> cards, Seat seat) {
        return counted(cards.map(card -> of(card, seat)));
    }

    static String of(Placed card, Seat seat) {
        return of(card.card()) + (card.owner().equals(seat) ? "" : " of seat " + card.owner());
    }

    private static String counted(Array<String> cards) {
        Array<String> words = Array.empty();
        int count = 0;
        for (int i = 0; i < cards.size(); i++) {
            count++;
            if (i + 1 == cards.size() || !cards.get(i + 1).equals(cards.get(i))) {
                words = words.append(count == 1 ? cards.get(i) : count + " " + cards.get(i));
                count = 0;
            }
        }
        return words.mkString(", ");
    }
}
