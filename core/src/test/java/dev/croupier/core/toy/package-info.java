/** Small games that show what the core is for: hidden cards and betting; dice, secret commitments and a shared window. */
@NullMarked
package dev.croupier.core.toy;

import org.jspecify.annotations.NullMarked;
