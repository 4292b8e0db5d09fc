/**
 * What an observer knows of hidden cards, by kind, and deals of the hidden cards that fit it. Knowledge only ever weakens by what the
 * observer does not see, and stays true. Drawing a deal costs time in the number of kinds with claims and of ways to spread them; cards
 * of no claim are free.
 */
@NullMarked
package dev.croupier.core.knowledge;

import org.jspecify.annotations.NullMarked;
