/** What a command reads from and writes to: streams that may be terminals, colours, characters that may be missing. */
@NullMarked
package dev.croupier.frontend.terminal;

import org.jspecify.annotations.NullMarked;
