/** The server as its clients meet it: requests over loopback. */
@NullMarked
package dev.croupier.frontend.serve;

import org.jspecify.annotations.NullMarked;
