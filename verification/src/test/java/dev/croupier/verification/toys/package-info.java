/** Small games that show how much the interface of the core holds, and what they share. */
@NullMarked
package dev.croupier.verification.toys;

import org.jspecify.annotations.NullMarked;
