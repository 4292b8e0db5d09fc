/** Face-down piles whose order is not decided before the moment of the draw, so that no state holds the future. */
@NullMarked
package dev.croupier.core.pile;

import org.jspecify.annotations.NullMarked;
