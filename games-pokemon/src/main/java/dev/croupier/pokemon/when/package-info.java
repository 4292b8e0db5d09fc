/** Conditions that texts ask of the table. All of it is data. */
@NullMarked
package dev.croupier.pokemon.when;

import org.jspecify.annotations.NullMarked;
