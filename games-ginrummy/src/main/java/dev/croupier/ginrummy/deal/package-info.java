/** Dealing a hand (GIN-B2 to GIN-B4) and who deals it (GIN-17). */
@NullMarked
package dev.croupier.ginrummy.deal;

import org.jspecify.annotations.NullMarked;
