/**
 * Questions about what is in play: HP, costs, Energy, permissions. Every answer is the printed value changed by the passives that hold now; none
 * is stored. Where no card in play has a bit for the hook, the printed value is the answer, and nothing is looked through.
 */
@NullMarked
package dev.croupier.pokemon.query;

import org.jspecify.annotations.NullMarked;
