/** Playing Heroes, Items and Magic from the hand, in one's turn or because an effect says so. */
@NullMarked
package dev.croupier.heretoslay.play;

import org.jspecify.annotations.NullMarked;
