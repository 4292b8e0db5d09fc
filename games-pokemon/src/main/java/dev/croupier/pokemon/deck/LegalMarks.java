package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedSet;

/**
 * Legal are Basic Energy and cards with one of these regulation marks (PKM-FORMAT-1).
 *
 * <p>An older printing is legal too where the same card is known with a legal mark: of the same name, with the same tags, and saying the
 * same. A name alone is not enough, since Pokémon of one name say different things.
 */
record LegalMarks(SortedSet<String> marks, CardIndex known) implements DeckRule {

    @Override
    public Seq<DeckViolation> violations(Array<Card> deck) {
        Copies copies = Copies.of(deck);
        return copies.kinds()
                .reject(this::isLegal)
                .map(card -> new DeckViolation.NotInFormat(card, marks, Array.fill(copies.of(card), () -> card)));
    }

    private boolean isLegal(Card card) {
        return card.isBasicEnergy()
                || marks.contains(card.mark())
                || known.named(card.name())
                        .exists(other -> marks.contains(other.mark())
                                && other.name().equals(card.name())
                                && other.tags().equals(card.tags())
                                && other.face().equals(card.face()));
    }
}
