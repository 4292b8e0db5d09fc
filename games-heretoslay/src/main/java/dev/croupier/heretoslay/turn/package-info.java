/** The turn: its points, its simplest actions, its end (HTS-TRN). */
@NullMarked
package dev.croupier.heretoslay.turn;

import org.jspecify.annotations.NullMarked;
