@NullMarked
package dev.croupier.frontend.heretoslay;

import org.jspecify.annotations.NullMarked;
