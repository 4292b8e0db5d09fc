/** One small game, and for each law a broken copy of it that breaks this law. */
@NullMarked
package dev.croupier.verification.mutants;

import org.jspecify.annotations.NullMarked;
