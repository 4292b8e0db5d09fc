/** The command {@code replay}: a recorded game is verified and shown move by move. */
@NullMarked
package dev.croupier.frontend.replay;

import org.jspecify.annotations.NullMarked;
