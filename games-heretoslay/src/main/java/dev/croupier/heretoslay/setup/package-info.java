/** How a game begins (HTS-SET). */
@NullMarked
package dev.croupier.heretoslay.setup;

import org.jspecify.annotations.NullMarked;
