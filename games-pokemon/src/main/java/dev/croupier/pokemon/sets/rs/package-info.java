/** Cards of Ruby & Sapphire. */
@NullMarked
package dev.croupier.pokemon.sets.rs;

import org.jspecify.annotations.NullMarked;
