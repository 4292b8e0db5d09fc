package dev.croupier.heretoslay.table;

import dev.croupier.core.card.CardSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Which Items the Heroes in play wear: an immutable map from the numbers of Items to those of Heroes. */
public final class Equipment {
    private static final Equipment NONE = new Equipment(CardSet.empty(), CardSet.empty(), new byte[0]);

    private final CardSet items;
    private final CardSet wearers;
    /** By place of the item in the set, its hero. */
    private final byte[] hosts;

    private Equipment(CardSet items, CardSet wearers, byte[] hosts) {
        this.items = items;
        this.wearers = wearers;
        this.hosts = hosts;
    }

    public static Equipment none() {
        return NONE;
    }

    /** Every Item that is worn. */
    public CardSet items() {
        return items;
    }

    /** Every Hero that wears something. */
    public CardSet wearers() {
        return wearers;
    }

    /** The Hero that wears the Item, which somebody does. */
    public int wearerOf(int item) {
        return hosts[items.placeOf(item)];
    }

    /** What the Hero wears. */
    public CardSet on(int hero) {
        if (!wearers.contains(hero)) {
            return CardSet.empty();
        }
        long low = 0L;
        long high = 0L;
        int place = 0;
        for (var numbers = items.iterator(); numbers.hasNext(); place++) {
            int item = numbers.nextInt();
            if (hosts[place] == hero) {
                low |= item < 64 ? 1L << item : 0L;
                high |= item < 64 ? 0L : 1L << (item - 64);
            }
        }
        return CardSet.ofBits(low, high);
    }

    /** The Hero wears the Item, which nobody did. */
    public Equipment with(int item, int hero) {
        int place = items.placeOf(item);
        byte[] changed = new byte[hosts.length + 1];
        System.arraycopy(hosts, 0, changed, 0, place);
        changed[place] = (byte) hero;
        System.arraycopy(hosts, place, changed, place + 1, hosts.length - place);
        return new Equipment(items.with(item), wearers.with(hero), changed);
    }

    /** Nobody wears the Item, which somebody did. */
    public Equipment without(int item) {
        int place = items.placeOf(item);
        int hero = hosts[place];
        byte[] changed = new byte[hosts.length - 1];
        System.arraycopy(hosts, 0, changed, 0, place);
        System.arraycopy(hosts, place + 1, changed, place, changed.length - place);
        boolean more = false;
        for (byte host : changed) {
            more |= host == hero;
        }
        return new Equipment(items.without(item), more ? wearers : wearers.without(hero), changed);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Equipment that && items.equals(that.items) && Arrays.equals(hosts, that.hosts);
    }

    @Override
    public int hashCode() {
        return items.hashCode() * 31 + Arrays.hashCode(hosts);
    }

    /** {@code 50@3 61@7}: the Item on its Hero. */
    @Override
    public String toString() {
        return items.map(item -> item + "@" + wearerOf(item)).mkString(" ");
    }
}
