/** JSON as a tree of values: read within limits, and written. */
@NullMarked
package dev.croupier.protocol.json;

import org.jspecify.annotations.NullMarked;
