/** What a table says of itself before anybody acts, for frontends and bots: numbers as they are now, and what each attack would do. */
@NullMarked
package dev.croupier.pokemon.preview;

import org.jspecify.annotations.NullMarked;
