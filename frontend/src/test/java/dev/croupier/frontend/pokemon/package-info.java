@NullMarked
package dev.croupier.frontend.pokemon;

import org.jspecify.annotations.NullMarked;
