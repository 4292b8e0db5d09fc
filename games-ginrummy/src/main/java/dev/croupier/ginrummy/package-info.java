/** Gin Rummy as a game to embed: {@link dev.croupier.ginrummy.GinRummy} is the way in. */
@NullMarked
package dev.croupier.ginrummy;

import org.jspecify.annotations.NullMarked;
