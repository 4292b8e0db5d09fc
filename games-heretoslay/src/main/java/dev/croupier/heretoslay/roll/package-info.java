/** Rolls and the window in which Modifiers change them (HTS-MOD). */
@NullMarked
package dev.croupier.heretoslay.roll;

import org.jspecify.annotations.NullMarked;
