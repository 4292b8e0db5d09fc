/** Which cards outside play a text means. All of it is data. */
@NullMarked
package dev.croupier.pokemon.kind;

import org.jspecify.annotations.NullMarked;
