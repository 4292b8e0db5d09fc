/** Challenges: the window, the two rolls, what comes of them (HTS-CHL). */
@NullMarked
package dev.croupier.heretoslay.challenge;

import org.jspecify.annotations.NullMarked;
