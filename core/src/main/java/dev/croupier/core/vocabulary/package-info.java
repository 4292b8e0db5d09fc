/** The words of a game: what its values are made of, as far as their types alone do not tell, for whoever writes them down or reads them. */
@NullMarked
package dev.croupier.core.vocabulary;

import org.jspecify.annotations.NullMarked;
