/** How many: numbers that texts ask of the table. All of it is data. */
@NullMarked
package dev.croupier.pokemon.number;

import org.jspecify.annotations.NullMarked;
