/** The lifeboat: all row and bail together, and all are saved or lost. A co-operative toy with a shared turn and hidden strength. */
@NullMarked
package dev.croupier.verification.toys.lifeboat;

import org.jspecify.annotations.NullMarked;
