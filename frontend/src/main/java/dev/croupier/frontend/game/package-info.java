/** Games as the commands see them: how one is found by name, set up, shown and played by bots, without knowing which. */
@NullMarked
package dev.croupier.frontend.game;

import org.jspecify.annotations.NullMarked;
