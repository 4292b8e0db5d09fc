/** The vocabulary of a game: who sits where, what may be done, why not, what happened and who won. Start at {@link dev.croupier.core.Game}. */
@NullMarked
package dev.croupier.core;

import org.jspecify.annotations.NullMarked;
