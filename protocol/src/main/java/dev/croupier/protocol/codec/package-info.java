/**
 * How values are written and read, derived from their types once for a game: one class for each kind of type. A codec has a schema, too, so
 * that what is written, what is read and what is promised cannot part.
 */
@NullMarked
package dev.croupier.protocol.codec;

import org.jspecify.annotations.NullMarked;
