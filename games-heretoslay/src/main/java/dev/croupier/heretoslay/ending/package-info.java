/** How a game ends (HTS-WIN, HTS-CAP, HTS-WITHDRAW). */
@NullMarked
package dev.croupier.heretoslay.ending;

import org.jspecify.annotations.NullMarked;
