/** The language in which cards are written: instructions, targets and conditions. A card that it cannot say needs a word of general use, never one of its own. */
@NullMarked
package dev.croupier.heretoslay.effect;

import org.jspecify.annotations.NullMarked;
