/** Choosing what an effect asks for, one thing at a time. */
@NullMarked
package dev.croupier.heretoslay.choice;

import org.jspecify.annotations.NullMarked;
