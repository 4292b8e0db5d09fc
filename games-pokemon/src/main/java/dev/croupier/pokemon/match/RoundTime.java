package dev.croupier.pokemon.match;

/**
 * Where a round's time stands, counted in turns: there is no clock here.
 *
 * @param isCalled whether time was called
 * @param isFinishingTurn whether the turn in which it was called, turn 0, is still being finished (PKM-T11)
 * @param turnsLeft turns that the players finish between them after that (PKM-T10)
 */
public record RoundTime(boolean isCalled, boolean isFinishingTurn, int turnsLeft) {
    /** Turns that are played once time is called. */
    public static final int EXTRA_TURNS = 3;

    static final RoundTime GOING = new RoundTime(false, false, EXTRA_TURNS);
    static final RoundTime UP = new RoundTime(true, false, 0);

    static RoundTime called(Moment moment) {
        return new RoundTime(true, moment == Moment.DURING_TURN, EXTRA_TURNS);
    }

    /** Whether the extra turns are over too. */
    public boolean isUp() {
        return isCalled && turnsLeft == 0;
    }

    /** Whether the extra turns are being played. */
    public boolean isOvertime() {
        return isCalled && turnsLeft > 0;
    }

    RoundTime afterTurn() {
        return isOvertime() ? new RoundTime(true, false, isFinishingTurn ? turnsLeft : turnsLeft - 1) : this;
    }
}
