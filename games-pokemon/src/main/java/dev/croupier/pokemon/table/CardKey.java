package dev.croupier.pokemon.table;

/**
 * Which printing: the set's code and the number in it, as deck lists write them.
 *
 * @param set such as {@code TWM}
 * @param number such as {@code 95} or {@code SWSH159}
 */
public record CardKey(String set, String number) implements Comparable<CardKey> {

    @Override
    public int compareTo(CardKey other) {
        int bySet = set.compareTo(other.set);
        return bySet != 0 ? bySet : number.compareTo(other.number);
    }

    @Override
    public String toString() {
        return set + " " + number;
    }
}
