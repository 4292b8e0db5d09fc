/** The examples of {@code docs/verification.md}. */
@NullMarked
package dev.croupier.verification.guide;

import org.jspecify.annotations.NullMarked;
