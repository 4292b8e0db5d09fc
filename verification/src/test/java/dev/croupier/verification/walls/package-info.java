/** The walls between the packages. */
@NullMarked
package dev.croupier.verification.walls;

import org.jspecify.annotations.NullMarked;
