/** What follows a knock: the knocker's declaration, the defender's melds and lay-offs (GIN-B17 to GIN-B19, GIN-10, GIN-12). */
@NullMarked
package dev.croupier.ginrummy.showdown;

import org.jspecify.annotations.NullMarked;
