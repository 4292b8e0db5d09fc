package dev.croupier.verification.mutants;

import dev.croupier.core.Action;
import dev.croupier.core.Seat;

/** Lay a card of the hand open, and draw another while there is one. */
record DuelAction(Seat seat, int card) implements Action {}
