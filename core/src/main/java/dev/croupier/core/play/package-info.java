/** What stands on the engine: sessions, recordings, bots and simulations. */
@NullMarked
package dev.croupier.core.play;

import org.jspecify.annotations.NullMarked;
