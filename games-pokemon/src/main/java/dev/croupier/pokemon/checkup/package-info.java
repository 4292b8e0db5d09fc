/** Between two turns: Special Conditions, and what else happens then (PKM-CHECK). */
@NullMarked
package dev.croupier.pokemon.checkup;

import org.jspecify.annotations.NullMarked;
