/**
 * Snatch: cards are laid secretly and at once, then do what they say, unless somebody stops them. A toy with commitments, response windows
 * of both policies, silent offers, and hands that are pulled from and swapped while everybody remembers what they saw.
 */
@NullMarked
package dev.croupier.verification.toys.snatch;

import org.jspecify.annotations.NullMarked;
