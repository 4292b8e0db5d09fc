/** The options of a game's table: each by its name, read from text, written as text, and held in its range. */
@NullMarked
package dev.croupier.core.options;

import org.jspecify.annotations.NullMarked;
