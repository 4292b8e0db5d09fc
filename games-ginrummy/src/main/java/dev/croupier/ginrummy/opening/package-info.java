/** The offer of the upcard (GIN-B5, GIN-13). */
@NullMarked
package dev.croupier.ginrummy.opening;

import org.jspecify.annotations.NullMarked;
