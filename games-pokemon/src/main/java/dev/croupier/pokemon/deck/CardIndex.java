package dev.croupier.pokemon.deck;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.CardKey;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The known cards, found by printing and by name.
 *
 * <p>A printing that two cards share, as happens where two sets have one code, finds both; their names tell them apart.
 */
public final class CardIndex {
    private final Array<Card> cards;
    private final TreeMap<CardKey, Array<Card>> byKey;
    private final TreeMap<String, Array<Card>> byName;
    private final TreeMap<String, Array<Card>> byShortName;
    private final TreeMap<EnergyType, Array<Card>> basicEnergy;

    private CardIndex(Array<Card> cards) {
        this.cards = cards;
        this.byKey = by(cards, card -> spelt(card.key()));
        this.byName = by(cards, card -> CardName.folded(card.name()));
        this.byShortName = by(cards, card -> CardName.withoutPerson(CardName.folded(card.name())));
        this.basicEnergy = by(cards.filter(Card::isBasicEnergy), CardIndex::typeOf);
    }

    /** The index of those cards; a card that comes twice is known once. */
    public static CardIndex of(Iterable<Card> cards) {
        return new CardIndex(Copies.of(cards).kinds());
    }

    private static <K extends Comparable<K>> TreeMap<K, Array<Card>> by(Array<Card> cards, Function<Card, K> key) {
        TreeMap<K, Array<Card>> index = TreeMap.empty();
        for (Card card : cards) {
            K at = key.apply(card);
            index = index.put(at, index.get(at).getOrElse(Array.empty()).append(card));
        }
        return index;
    }

    /** The type of a Basic Energy. */
    static EnergyType typeOf(Card energy) {
        return ((Face.Energy) energy.face())
                .units()
                .flatMap(types -> types.all())
                .head();
    }

    /** A key as it is looked up: capital letters, no zeros before a number. */
    static CardKey spelt(CardKey key) {
        return new CardKey(Spelling.set(key.set()), Spelling.number(key.number()));
    }

    /** All known cards, by name, then by printing. */
    public Array<Card> cards() {
        return cards;
    }

    /** The cards of that printing: one as a rule, none where it isn't known. Case and zeros before the number don't matter. */
    public Array<Card> printed(CardKey key) {
        return byKey.get(spelt(key)).getOrElse(Array.empty());
    }

    /** The card of that printing and that name. */
    public Option<Card> find(CardKey key, String name) {
        return printed(key).find(card -> CardName.agree(card.name(), name));
    }

    /**
     * All printings of that name, whatever they say. Case, accents and the kind of apostrophe don't matter, and the person that some
     * Supporters show in brackets may be left out.
     */
    public Array<Card> named(String name) {
        String folded = CardName.folded(name);
        return byName.get(folded).orElse(byShortName.get(folded)).getOrElse(Array.empty());
    }

    /** All printings of the Basic Energy of that type. */
    public Array<Card> basicEnergy(EnergyType type) {
        return basicEnergy.get(type).getOrElse(Array.empty());
    }
}
