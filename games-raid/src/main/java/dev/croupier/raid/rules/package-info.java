/** The options of a raid, and the presets that name a reading of its rules. */
@NullMarked
package dev.croupier.raid.rules;

import org.jspecify.annotations.NullMarked;
