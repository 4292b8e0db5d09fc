/** Knocking, gin and big gin (GIN-B16, GIN-B22, GIN-B23). */
@NullMarked
package dev.croupier.ginrummy.knock;

import org.jspecify.annotations.NullMarked;
