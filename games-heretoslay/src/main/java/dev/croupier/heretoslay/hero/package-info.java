/** Rolling to use a Hero's effect (HTS-HRO). */
@NullMarked
package dev.croupier.heretoslay.hero;

import org.jspecify.annotations.NullMarked;
