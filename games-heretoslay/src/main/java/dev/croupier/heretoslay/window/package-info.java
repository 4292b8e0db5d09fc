/** Passing in a window. */
@NullMarked
package dev.croupier.heretoslay.window;

import org.jspecify.annotations.NullMarked;
