@NullMarked
package dev.croupier.pokemon.preview;

import org.jspecify.annotations.NullMarked;
