package dev.croupier.ginrummy.rules;

/** When a loser was shut out (GIN-24). */
public enum ShutoutTest {
    /** When it won no hand. */
    NO_WINS,

    /** When it scored no points. */
    NO_POINTS
}
