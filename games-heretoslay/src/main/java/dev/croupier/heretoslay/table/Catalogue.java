package dev.croupier.heretoslay.table;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a box: a main deck of at most 128, Monsters and Party Leaders. Each physical card has a number within its own of the three decks, copies of a
 * card in a row; a number never leaves the rules.
 */
public final class Catalogue {
    private final Array<Card> main;
    private final Array<Card> monsters;
    private final Array<Card> leaders;
    private final Card[] mainByNumber;
    private final int[] kindByNumber;
    private final CardSet[] byType = new CardSet[CardType.values().length];
    private final CardIndex index;
    private final CardSet wearersOfSeveral;

    /**
     * A box of cards.
     *
     * @throws IllegalArgumentException when ids are not unique or a deck is too large
     */
    public Catalogue(Array<Card> main, Array<Card> monsters, Array<Card> leaders) {
        Array<Card> all = main.appendAll(monsters).appendAll(leaders);
        if (all.distinctBy(Card::id).size() != all.size()) {
            throw new IllegalArgumentException("the ids of a box's cards are not unique");
        }
        if (monsters.size() > CardSet.CAPACITY || leaders.size() > CardSet.CAPACITY) {
            throw new IllegalArgumentException("a box has at most 128 Monsters and 128 Party Leaders");
        }
        this.main = main;
        this.monsters = monsters;
        this.leaders = leaders;
        int size = main.map(Card::copies).sum().intValue();
        if (size > CardSet.CAPACITY) {
            throw new IllegalArgumentException("a main deck has at most 128 cards, not " + size);
        }
        mainByNumber = new Card[size];
        kindByNumber = new int[size];
        int number = 0;
        for (int kind = 0; kind < main.size(); kind++) {
            for (int copy = 0; copy < main.get(kind).copies(); copy++) {
                kindByNumber[number] = kind;
                mainByNumber[number++] = main.get(kind);
            }
        }
        index = new CardIndex(all, card -> mainDeck().filter(any -> card(any).equals(card)));
        wearersOfSeveral =
                mainDeck().filter(any -> card(any).face().passives().exists(Passive.ItemSlots.class::isInstance));
        for (CardType type : CardType.values()) {
            byType[type.ordinal()] = mainDeck().filter(card -> card(card).is(type));
        }
    }

    /**
     * The box with those cards: one whose id there is already stands in its place, or is taken out where there are no copies of it, any
     * other is added behind those of its deck.
     *
     * @throws IllegalArgumentException when a deck would be too large, or a card would change decks
     */
    public Catalogue with(Array<Card> cards) {
        return new Catalogue(
                with(main, cards.reject(card -> card.is(CardType.MONSTER) || card.is(CardType.PARTY_LEADER))),
                with(monsters, cards.filter(card -> card.is(CardType.MONSTER))),
                with(leaders, cards.filter(card -> card.is(CardType.PARTY_LEADER))));
    }

    private static Array<Card> with(Array<Card> deck, Array<Card> cards) {
        return deck.map(card -> cards.find(card::equals).getOrElse(card))
                .appendAll(cards.reject(deck::contains))
                .reject(card -> card.copies() == 0);
    }

    /** The different cards of the main deck. */
    public Array<Card> main() {
        return main;
    }

    public Array<Card> monsters() {
        return monsters;
    }

    public Array<Card> leaders() {
        return leaders;
    }

    /** Every different card: main deck, Monsters, Party Leaders. */
    public Array<Card> all() {
        return main.appendAll(monsters).appendAll(leaders);
    }

    /** The card of that id. */
    public Option<Card> named(String id) {
        return Option.of(index.card(id));
    }

    /** The numbers of the main deck. */
    public CardSet mainDeck() {
        return CardSet.range(0, mainByNumber.length);
    }

    /** The card with that number in the main deck. */
    public Card card(int number) {
        return mainByNumber[number];
    }

    /** The place of that card among the different ones of the main deck: smaller numbers have smaller places. */
    public int kind(int number) {
        return kindByNumber[number];
    }

    /** The Monster with that number. */
    public Card monster(int number) {
        return monsters.get(number);
    }

    /** The Party Leader with that number. */
    public Card leader(int number) {
        return leaders.get(number);
    }

    /** The numbers of a type in the main deck. */
    public CardSet ofType(CardType type) {
        return byType[type.ordinal()];
    }

    /** The Heroes that say how many Items they can wear; any other can wear one. */
    public CardSet wearersOfSeveral() {
        return wearersOfSeveral;
    }

    /** The cards of {@code set} that are copies of {@code card}. */
    public CardSet copies(CardSet set, Card card) {
        return set.intersection(index.copies(card));
    }

    /** The cards of {@code set} as cards, copies beside each other, in the order of the box. */
    public Array<Card> cards(CardSet set) {
        return set.map(this::card);
    }

    /** One card of each kind in {@code set}: the lowest copy. */
    public CardSet kinds(CardSet set) {
        CardSet kinds = CardSet.empty();
        int last = -1;
        for (var numbers = set.iterator(); numbers.hasNext(); ) {
            int number = numbers.nextInt();
            if (kindByNumber[number] != last) {
                last = kindByNumber[number];
                kinds = kinds.with(number);
            }
        }
        return kinds;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Catalogue that
                        && Card.areSame(main, that.main)
                        && Card.areSame(monsters, that.monsters)
                        && Card.areSame(leaders, that.leaders));
    }

    @Override
    public int hashCode() {
        return main.hashCode();
    }

    @Override
    public String toString() {
        return main.size() + " different cards, " + monsters.size() + " Monsters, " + leaders.size() + " Party Leaders";
    }
}
