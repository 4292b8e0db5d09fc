/** The options of a table of Here to Slay, and the presets that name a reading of the rules. */
@NullMarked
package dev.croupier.heretoslay.rules;

import org.jspecify.annotations.NullMarked;
