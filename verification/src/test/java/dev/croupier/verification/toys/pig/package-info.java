/** Pig: roll as long as you dare, and lose it all on a one. A toy with dice and no secrets. */
@NullMarked
package dev.croupier.verification.toys.pig;

import org.jspecify.annotations.NullMarked;
