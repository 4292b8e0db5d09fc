package dev.croupier.heretoslay.table;

/**
 * A card that lies open, as programs bind it.
 *
 * @param number its number in the main deck
 */
public record CardRef(int number) {
    @Override
    public String toString() {
        return "card" + number;
    }
}
