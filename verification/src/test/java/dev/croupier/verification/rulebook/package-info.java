/** Tests that stand for the tests of a rulebook. */
@NullMarked
package dev.croupier.verification.rulebook;

import org.jspecify.annotations.NullMarked;
