/** An attack from its announcement to what its damage sets off (PKM-ATK). */
@NullMarked
package dev.croupier.pokemon.attack;

import org.jspecify.annotations.NullMarked;
