@NullMarked
package dev.croupier.heretoslay.card;

import org.jspecify.annotations.NullMarked;
