package dev.croupier.pokemon.match;

/** What a match was for one of its players. */
public enum Verdict {
    WIN(3),
    LOSS(0),
    TIE(1),
    /** Nobody won, and nobody shares the points (PKM-T13). */
    DOUBLE_LOSS(0);

    private final int points;

    Verdict(int points) {
        this.points = points;
    }

    /** Points in a Swiss round (PKM-T16). */
    public int points() {
        return points;
    }
}
