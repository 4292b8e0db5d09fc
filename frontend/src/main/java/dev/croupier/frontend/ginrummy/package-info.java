/** Gin Rummy at the terminal: its table, its words, its hints, and the commands {@code gin deadwood} and {@code gin layoff}. */
@NullMarked
package dev.croupier.frontend.ginrummy;

import org.jspecify.annotations.NullMarked;
