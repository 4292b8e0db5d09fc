/** Tests of the odds, against hand-made figures, every case of the dice, and the modifier window played out. */
@NullMarked
package dev.croupier.heretoslay.odds;

import org.jspecify.annotations.NullMarked;
