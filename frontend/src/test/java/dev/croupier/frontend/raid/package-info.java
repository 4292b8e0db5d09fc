@NullMarked
package dev.croupier.frontend.raid;

import org.jspecify.annotations.NullMarked;
