/**
 * The tavern: a small game of coins whose cards are programs on an agenda. It is the example to copy from for a game whose cards have effects.
 *
 * <p>{@link dev.croupier.verification.toys.tavern.Card} has the cards, each written with the combinators of the engine and with the
 * tavern's own instructions; {@link dev.croupier.verification.toys.tavern.Asking} tells what a waiting instruction asks; one rule for each
 * kind of action answers it.
 */
@NullMarked
package dev.croupier.verification.toys.tavern;

import org.jspecify.annotations.NullMarked;
