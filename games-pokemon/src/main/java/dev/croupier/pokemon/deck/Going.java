package dev.croupier.pokemon.deck;

/** Who of two players goes first. */
public enum Going {
    FIRST,
    SECOND;

    /**
     * How many cards that player has drawn for turns, one at the start of each own one (PKM-TURN-1).
     *
     * @param turn counts the turns of both players from 1, as the game does; 0 before the first
     */
    public int draws(int turn) {
        if (turn < 0) {
            throw new IllegalArgumentException("turns are counted from 1, not " + turn);
        }
        return this == FIRST ? turn - turn / 2 : turn / 2;
    }
}
