/** The options of a table, each with its default, and the presets. */
@NullMarked
package dev.croupier.ginrummy.rules;

import org.jspecify.annotations.NullMarked;
