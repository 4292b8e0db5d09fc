/** The cards of the base game, as data. */
@NullMarked
package dev.croupier.heretoslay.card;

import org.jspecify.annotations.NullMarked;
