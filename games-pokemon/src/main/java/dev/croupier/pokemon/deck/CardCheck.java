package dev.croupier.pokemon.deck;

import dev.croupier.core.vocabulary.CardFlaw;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Stage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;

/** Whether cards of one's own can be played beside the known ones. */
public final class CardCheck {
    private CardCheck() {}

    /**
     * Everything that is wrong with those cards, card by card. What a Pokémon evolves from is looked up among the known cards and these, and only where all
     * of these are there.
     *
     * @param known the cards that there are already
     * @param cards the cards that are added; nothing in the place of one that could not be read
     */
    public static Seq<CardFlaw> flaws(CardIndex known, Array<Option<Card>> cards) {
        boolean whole = cards.forAll(Option::isDefined);
        TreeSet<String> names = TreeSet.ofAll(cards.flatMap(card -> card).map(card -> CardName.folded(card.name())));
        TreeMap<CardKey, Integer> places = TreeMap.empty();
        Array<CardFlaw> flaws = Array.empty();
        for (int at = 0; at < cards.size(); at++) {
            if (cards.get(at).isDefined()) {
                Card card = cards.get(at).get();
                FlawsOfCard found = new FlawsOfCard(at, card);
                found.printing(known, places.get(CardIndex.spelt(card.key())));
                found.face();
                if (whole) {
                    from(card)
                            .zipWithIndex()
                            .reject(from -> names.contains(CardName.folded(from._1))
                                    || !known.named(from._1).isEmpty())
                            .forEach(from -> found.evolvesFromNothing(from._2, from._1));
                }
                places = places.put(CardIndex.spelt(card.key()), at);
                flaws = flaws.appendAll(found.all());
            }
        }
        return flaws;
    }

    private static Array<String> from(Card card) {
        return card.face() instanceof Face.Pokemon pokemon && pokemon.stage() != Stage.BASIC
                ? pokemon.evolvesFrom()
                : Array.empty();
    }
}
