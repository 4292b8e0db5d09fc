/** The command {@code simulate}: many games between bots, and what they came to. */
@NullMarked
package dev.croupier.frontend.simulate;

import org.jspecify.annotations.NullMarked;
