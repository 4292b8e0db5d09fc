/** What texts set off when something happens, and in which order. */
@NullMarked
package dev.croupier.pokemon.trigger;

import org.jspecify.annotations.NullMarked;
