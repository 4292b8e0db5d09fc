/**
 * The language of effects: what texts do, as instructions of the agenda. Each is data that can be compared, stored and described; none is named after
 * a card. Every question asks for one thing at a time, in canonical order, with {@code done} where the text allows it.
 */
@NullMarked
package dev.croupier.pokemon.effect;

import org.jspecify.annotations.NullMarked;
