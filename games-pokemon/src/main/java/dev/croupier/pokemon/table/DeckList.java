package dev.croupier.pokemon.table;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * The cards of one player's deck, numbered so that copies lie side by side: a card's number stands for it in every zone.
 */
public final class DeckList {
    private final Seat seat;
    private final Array<Card> cards;
    private final Array<Placed> placed;
    /** The different cards, and for each its copies; by number, which of them a card is. */
    private final Card[] kinds;

    private final Array<CardSet> copies;
    private final int[] kindOf;
    private final CardSet pokemon;
    private final CardSet basicPokemon;
    private final CardSet evolutions;
    private final CardSet secondStages;
    private final CardSet trainers;
    private final CardSet energy;
    private final CardSet basicEnergy;
    private final CardSet usableInDiscard;

    private DeckList(Seat seat, Array<Card> cards) {
        this.seat = seat;
        this.cards = cards;
        this.kindOf = new int[cards.size()];
        List<Card> different = new ArrayList<>();
        for (int number = 0; number < kindOf.length; number++) {
            kindOf[number] = kind(different, cards.get(number));
        }
        this.kinds = different.toArray(new Card[0]);
        CardSet[] sets = new CardSet[kinds.length];
        Arrays.fill(sets, CardSet.empty());
        for (int number = 0; number < kindOf.length; number++) {
            sets[kindOf[number]] = sets[kindOf[number]].with(number);
        }
        this.copies = Array.of(sets);
        long[] hooks = new long[kinds.length];
        Arrays.setAll(hooks, kind -> Hooks.of(kinds[kind]));
        this.placed = cards.zipWithIndex(
                (card, number) -> new Placed(new CardInstance(seat, number), card, hooks[kindOf[number]]));
        this.pokemon = where(Card::isPokemon);
        this.basicPokemon = where(Card::isBasicPokemon);
        this.evolutions = where(card ->
                card.face() instanceof Face.Pokemon pokemon && pokemon.stage().isEvolution());
        this.secondStages =
                where(card -> card.face() instanceof Face.Pokemon pokemon && pokemon.stage() == Stage.STAGE_2);
        this.trainers = where(Card::isTrainer);
        this.energy = where(Card::isEnergy);
        this.basicEnergy = where(Card::isBasicEnergy);
        this.usableInDiscard = where(DeckList::isUsableInDiscard);
    }

    /** Which of the different cards it is, where they come in order; a new one is added. */
    @SuppressWarnings("ReferenceEquality")
    private static int kind(List<Card> different, Card card) {
        for (int kind = different.size() - 1; kind >= 0; kind--) {
            Card other = different.get(kind);
            if (other == card || other.equals(card)) {
                return kind;
            }
            if (other.compareTo(card) != 0) {
                break;
            }
        }
        different.add(card);
        return different.size() - 1;
    }

    /** The deck of those cards, whatever their order. */
    public static DeckList of(Seat seat, Iterable<Card> cards) {
        return new DeckList(seat, Array.ofAll(cards).sorted());
    }

    public Seat seat() {
        return seat;
    }

    public Array<Card> cards() {
        return cards;
    }

    public int size() {
        return cards.size();
    }

    public Card card(int number) {
        return cards.get(number);
    }

    /** The card of that number as it lies in play. */
    public Placed placed(int number) {
        return placed.get(number);
    }

    /** All cards of the deck. */
    public CardSet all() {
        return CardSet.range(0, cards.size());
    }

    public CardSet pokemon() {
        return pokemon;
    }

    public CardSet basicPokemon() {
        return basicPokemon;
    }

    public CardSet evolutions() {
        return evolutions;
    }

    /** The Evolution cards of Stage 2. */
    public CardSet secondStages() {
        return secondStages;
    }

    public CardSet trainers() {
        return trainers;
    }

    public CardSet energy() {
        return energy;
    }

    public CardSet basicEnergy() {
        return basicEnergy;
    }

    /** The Pokémon cards with an Ability that is used from the discard pile. */
    public CardSet usableInDiscard() {
        return usableInDiscard;
    }

    private static boolean isUsableInDiscard(Card card) {
        return card.face() instanceof Face.Pokemon pokemon
                && pokemon.abilities()
                        .exists(ability ->
                                ability.use() != null && ability.use().from() == PokemonEvent.Zone.DISCARD);
    }

    /** The copies of that card; none where the deck has none. */
    public CardSet copies(Card card) {
        int kind = kindOf(card);
        return kind < 0 ? CardSet.empty() : copies.get(kind);
    }

    /** Which of the different cards it is; −1 for none. Nearly always it is the very same object. */
    @SuppressWarnings("ReferenceEquality")
    private int kindOf(Card card) {
        for (int kind = 0; kind < kinds.length; kind++) {
            if (kinds[kind] == card) {
                return kind;
            }
        }
        return Arrays.asList(kinds).indexOf(card);
    }

    /** Whether the cards of those numbers are copies of the same. */
    public boolean areCopies(int one, int other) {
        return kindOf[one] == kindOf[other];
    }

    /** The cards that are so. */
    public CardSet where(Predicate<Card> wanted) {
        CardSet found = CardSet.empty();
        for (int kind = 0; kind < kinds.length; kind++) {
            found = wanted.test(kinds[kind]) ? found.union(copies.get(kind)) : found;
        }
        return found;
    }

    /** Those of the given cards that are so: of copies, which lie side by side, one is asked about. */
    public CardSet where(CardSet among, Predicate<Card> wanted) {
        long low = 0L;
        long high = 0L;
        int last = -1;
        boolean isWanted = false;
        for (long rest = among.low(); rest != 0L; rest &= rest - 1) {
            int kind = kindOf[Long.numberOfTrailingZeros(rest)];
            isWanted = kind == last ? isWanted : wanted.test(kinds[kind]);
            low |= isWanted ? rest & -rest : 0L;
            last = kind;
        }
        for (long rest = among.high(); rest != 0L; rest &= rest - 1) {
            int kind = kindOf[64 + Long.numberOfTrailingZeros(rest)];
            isWanted = kind == last ? isWanted : wanted.test(kinds[kind]);
            high |= isWanted ? rest & -rest : 0L;
            last = kind;
        }
        return CardSet.ofBits(low, high);
    }

    /** Of cards that are the same, the first: one number for each kind. */
    public CardSet kinds(CardSet numbers) {
        long low = 0L;
        long high = 0L;
        int last = -1;
        for (long rest = numbers.low(); rest != 0L; rest &= rest - 1) {
            int kind = kindOf[Long.numberOfTrailingZeros(rest)];
            low |= kind == last ? 0L : rest & -rest;
            last = kind;
        }
        for (long rest = numbers.high(); rest != 0L; rest &= rest - 1) {
            int kind = kindOf[64 + Long.numberOfTrailingZeros(rest)];
            high |= kind == last ? 0L : rest & -rest;
            last = kind;
        }
        return CardSet.ofBits(low, high);
    }

    /** What these say, in the deck's order. */
    public Array<Card> cards(CardSet numbers) {
        return numbers.map(cards::get);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DeckList that && seat.equals(that.seat) && cards.equals(that.cards);
    }

    @Override
    public int hashCode() {
        return 31 * seat.hashCode() + cards.hashCode();
    }

    @Override
    public String toString() {
        return "deck of " + seat;
    }
}
