@NullMarked
package dev.croupier.verification.options;

import org.jspecify.annotations.NullMarked;
