/** The exact odds of rolls and challenges, from bonuses and Modifier cards alone: no state of a game is needed. */
@NullMarked
package dev.croupier.heretoslay.odds;

import org.jspecify.annotations.NullMarked;
