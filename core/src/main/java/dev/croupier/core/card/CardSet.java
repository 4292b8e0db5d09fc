package dev.croupier.core.card;

import io.vavr.collection.Array;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of cards of one owner, by number 0…127: two words of bits. Union, difference, size and equality are a few machine
 * instructions. Iteration is by ascending number.
 */
public final class CardSet {
    /** The number of cards that a set can tell apart. */
    public static final int CAPACITY = 128;

    private static final CardSet EMPTY = new CardSet(0L, 0L);

    private final long low;
    private final long high;

    private CardSet(long low, long high) {
        this.low = low;
        this.high = high;
    }

    public static CardSet empty() {
        return EMPTY;
    }

    /** The set whose cards 0…63 are the bits of {@code low}. */
    public static CardSet ofBits(long low) {
        return new CardSet(low, 0L);
    }

    /** The set whose cards 0…63 are the bits of {@code low} and 64…127 those of {@code high}. */
    public static CardSet ofBits(long low, long high) {
        return new CardSet(low, high);
    }

    public static CardSet of(int... cards) {
        CardSet set = EMPTY;
        for (int card : cards) {
            set = set.with(card);
        }
        return set;
    }

    /** The cards from {@code from} up to, not including, {@code to}; empty when {@code to} is not greater. */
    public static CardSet range(int from, int to) {
        return below(to).minus(below(from));
    }

    private static CardSet below(int end) {
        if (end < 0 || end > CAPACITY) {
            throw new IllegalArgumentException("a range of cards ends within 0…128, not at " + end);
        }
        return end < 64
                ? new CardSet((1L << end) - 1, 0L)
                : new CardSet(-1L, end == CAPACITY ? -1L : (1L << (end - 64)) - 1);
    }

    /** The cards 0…63 as bits. */
    public long low() {
        return low;
    }

    /** The cards 64…127 as bits. */
    public long high() {
        return high;
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    public boolean isEmpty() {
        return (low | high) == 0L;
    }

    public boolean contains(int card) {
        return card >= 0 && card < CAPACITY && ((card < 64 ? low >>> card : high >>> (card - 64)) & 1L) != 0L;
    }

    public boolean containsAll(CardSet other) {
        return (other.low & ~low) == 0L && (other.high & ~high) == 0L;
    }

    public boolean intersects(CardSet other) {
        return ((low & other.low) | (high & other.high)) != 0L;
    }

    public CardSet with(int card) {
        requireCard(card);
        return card < 64 ? new CardSet(low | 1L << card, high) : new CardSet(low, high | 1L << (card - 64));
    }

    public CardSet without(int card) {
        requireCard(card);
        return card < 64 ? new CardSet(low & ~(1L << card), high) : new CardSet(low, high & ~(1L << (card - 64)));
    }

    public CardSet union(CardSet other) {
        return new CardSet(low | other.low, high | other.high);
    }

    public CardSet intersection(CardSet other) {
        return new CardSet(low & other.low, high & other.high);
    }

    public CardSet minus(CardSet other) {
        return new CardSet(low & ~other.low, high & ~other.high);
    }

    /** The lowest card. */
    public int first() {
        return nth(0);
    }

    /** The card with {@code index} lower ones in this set; 0-based, smaller than the size. */
    public int nth(int index) {
        int inLow = Long.bitCount(low);
        if (index < 0 || index >= inLow + Long.bitCount(high)) {
            throw new NoSuchElementException("card " + index + " of " + this);
        }
        return index < inLow ? select(low, index) : 64 + select(high, index - inLow);
    }

    /** How many cards of this set are lower than {@code card}: the inverse of {@link #nth} for a card of the set. */
    public int placeOf(int card) {
        requireCard(card);
        return card < 64
                ? Long.bitCount(low & ((1L << card) - 1))
                : Long.bitCount(low) + Long.bitCount(high & ((1L << (card - 64)) - 1));
    }

    /** The place of the set bit with {@code index} lower ones: halves the word by counts instead of walking it. */
    private static int select(long word, int index) {
        int place = 0;
        int rest = index;
        long bits = word;
        for (int width = 32; width > 0; width >>= 1) {
            int below = Long.bitCount(bits & ((1L << width) - 1));
            if (rest >= below) {
                rest -= below;
                place += width;
                bits >>>= width;
            }
        }
        return place;
    }

    public CardSet filter(IntPredicate wanted) {
        long keptLow = 0L;
        long keptHigh = 0L;
        for (long rest = low; rest != 0L; rest &= rest - 1) {
            if (wanted.test(Long.numberOfTrailingZeros(rest))) {
                keptLow |= rest & -rest;
            }
        }
        for (long rest = high; rest != 0L; rest &= rest - 1) {
            if (wanted.test(64 + Long.numberOfTrailingZeros(rest))) {
                keptHigh |= rest & -rest;
            }
        }
        return new CardSet(keptLow, keptHigh);
    }

    /** The cards as values of the game's own, ascending by number. */
    public <T> Array<T> map(IntFunction<? extends T> card) {
        Object[] mapped = new Object[size()];
        int at = 0;
        for (PrimitiveIterator.OfInt cards = iterator(); cards.hasNext(); ) {
            mapped[at++] = card.apply(cards.nextInt());
        }
        @SuppressWarnings("unchecked") // nothing but the function's results
        Array<T> results = (Array<T>) Array.of(mapped);
        return results;
    }

    public IntStream stream() {
        return IntStream.concat(bits(low, 0), bits(high, 64));
    }

    private static IntStream bits(long word, int base) {
        return IntStream.iterate(0, index -> index < Long.bitCount(word), index -> index + 1)
                .map(index -> base + select(word, index));
    }

    public PrimitiveIterator.OfInt iterator() {
        return new PrimitiveIterator.OfInt() {
            private long lowLeft = low;
            private long highLeft = high;

            @Override
            public boolean hasNext() {
                return (lowLeft | highLeft) != 0L;
            }

            @Override
            public int nextInt() {
                if (lowLeft != 0L) {
                    int card = Long.numberOfTrailingZeros(lowLeft);
                    lowLeft &= lowLeft - 1;
                    return card;
                }
                if (highLeft == 0L) {
                    throw new NoSuchElementException();
                }
                int card = 64 + Long.numberOfTrailingZeros(highLeft);
                highLeft &= highLeft - 1;
                return card;
            }
        };
    }

    private static void requireCard(int card) {
        if (card < 0 || card >= CAPACITY) {
            throw new IllegalArgumentException("a card's number is 0…127, not " + card);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardSet that && low == that.low && high == that.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low) * 31 + Long.hashCode(high);
    }

    /** {@code {1 5 60}}, ascending. */
    @Override
    public String toString() {
        return map(Integer::toString).mkString("{", " ", "}");
    }
}
