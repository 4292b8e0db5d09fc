/** What {@code docs/embedding.md} shows: a bot, a frontend on the console, and a game of one's own. */
@NullMarked
package dev.croupier.examples;

import org.jspecify.annotations.NullMarked;
