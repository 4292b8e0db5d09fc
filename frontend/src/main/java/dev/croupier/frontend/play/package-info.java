/** The command {@code play}: a table on the terminal, for people and bots. */
@NullMarked
package dev.croupier.frontend.play;

import org.jspecify.annotations.NullMarked;
