/** Discarding (GIN-B8, GIN-14). */
@NullMarked
package dev.croupier.ginrummy.discard;

import org.jspecify.annotations.NullMarked;
