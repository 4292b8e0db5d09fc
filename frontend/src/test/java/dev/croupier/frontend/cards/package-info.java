@NullMarked
package dev.croupier.frontend.cards;

import org.jspecify.annotations.NullMarked;
