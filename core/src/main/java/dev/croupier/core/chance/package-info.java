/** Injected chance: immutable sources, the cursor that rule code draws from, and the typed draws that a recording keeps. */
@NullMarked
package dev.croupier.core.chance;

import org.jspecify.annotations.NullMarked;
