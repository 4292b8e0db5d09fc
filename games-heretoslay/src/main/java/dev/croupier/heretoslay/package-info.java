/** Here to Slay: the game, its notation, its views and its sampler. */
@NullMarked
package dev.croupier.heretoslay;

import org.jspecify.annotations.NullMarked;
