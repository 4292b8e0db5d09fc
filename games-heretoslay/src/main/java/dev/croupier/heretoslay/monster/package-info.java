/** Attacking and slaying Monsters (HTS-MON). */
@NullMarked
package dev.croupier.heretoslay.monster;

import org.jspecify.annotations.NullMarked;
