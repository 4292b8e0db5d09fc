package dev.croupier.heretoslay.table;

/**
 * A Hero in play, as programs bind it. Heroes in play are followed by everybody.
 *
 * @param number its number in the main deck
 */
public record HeroRef(int number) {
    @Override
    public String toString() {
        return "hero" + number;
    }
}
