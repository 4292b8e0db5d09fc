/** The command line: {@code croupier} with its commands, and the texts that they share. */
@NullMarked
package dev.croupier.frontend;

import org.jspecify.annotations.NullMarked;
