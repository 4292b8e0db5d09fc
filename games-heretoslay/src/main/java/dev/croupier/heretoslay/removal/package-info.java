/** Destroying and sacrificing Heroes, with everything that can happen instead (HTS-ITM-09, HTS-EFF-15). */
@NullMarked
package dev.croupier.heretoslay.removal;

import org.jspecify.annotations.NullMarked;
