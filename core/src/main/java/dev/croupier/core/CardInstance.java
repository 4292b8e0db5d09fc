package dev.croupier.core;

/**
 * One physical card: whose it is, and which of that owner's cards. Ownership goes with the card wherever it lies.
 *
 * @param owner the seat whose deck it came from
 * @param number 0…n−1 within the owner's cards
 */
public record CardInstance(Seat owner, int number) implements Comparable<CardInstance> {
    @Override
    public int compareTo(CardInstance other) {
        int byOwner = owner.compareTo(other.owner);
        return byOwner != 0 ? byOwner : Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return owner + ":" + number;
    }
}
