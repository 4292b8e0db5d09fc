/** The program as its users meet it: arguments and input, output and exit status. */
@NullMarked
package dev.croupier.frontend.ginrummy;

import org.jspecify.annotations.NullMarked;
