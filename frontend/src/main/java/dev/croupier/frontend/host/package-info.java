/** Tables that several play at, over whatever way their words come: who may see and do what, bots, clocks, undo, and what is kept. */
@NullMarked
package dev.croupier.frontend.host;

import org.jspecify.annotations.NullMarked;
