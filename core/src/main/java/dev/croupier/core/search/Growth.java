package dev.croupier.core.search;

import dev.croupier.core.Action;

/**
 * How a search tree grows.
 *
 * <p><b>Principle.</b> A node is entered once it has been visited {@code after} times; until then, what comes after it is left to the
 * playouts. At its n-th visit no more than factor · n<sup>power</sup> actions of the shortlist are considered, one at least (progressive
 * widening): the best-liked first, others when there is time for them. The root considers the whole shortlist from the beginning, for
 * its actions are the ones to be compared.
 *
 * <p><b>Why.</b> A node's first visits try action after action, good or bad, and count as if the seat had meant them. Where visits are few,
 * a playout by a sound policy tells more; where they are many, the tree finds what that policy overlooks.
 *
 * @param shortlist what is considered at all
 * @param after how many visits, 1 or more
 * @param factor how many actions are considered at the first visit, more than 0; infinite for all at once
 * @param power how fast they grow more with the visits, from 0 to 1
 */
public record Growth<S, A extends Action>(Shortlist<S, A> shortlist, int after, double factor, double power) {

    public Growth {
        if (after < 1) {
            throw new IllegalArgumentException("after one visit or more, not " + after);
        }
        if (!(factor > 0.0)) {
            throw new IllegalArgumentException("a factor of more than 0, not " + factor);
        }
        if (!(power >= 0.0 && power <= 1.0)) {
            throw new IllegalArgumentException("a power from 0 to 1, not " + power);
        }
    }

    /** After one visit, with all legal actions at once. */
    public static <S, A extends Action> Growth<S, A> full() {
        return among(Shortlist.all());
    }

    /** After one visit, with all actions of the shortlist at once. */
    public static <S, A extends Action> Growth<S, A> among(Shortlist<S, A> shortlist) {
        return new Growth<>(shortlist, 1, Double.POSITIVE_INFINITY, 0.0);
    }

    /** This, once a node has been visited so many times. */
    public Growth<S, A> after(int visits) {
        return new Growth<>(shortlist, visits, factor, power);
    }

    /** This, with no more than factor · n<sup>power</sup> actions at the n-th visit of a node. */
    public Growth<S, A> widening(double times, double exponent) {
        return new Growth<>(shortlist, after, times, exponent);
    }

    /** How many actions are considered at the visit of that number, from 1. */
    int width(long visit) {
        return Math.max(1, (int) (factor * Math.pow((double) visit, power)));
    }
}
