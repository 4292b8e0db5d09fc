/** Exact distributions over what an action may lead to, by running the same rule code over every draw. */
@NullMarked
package dev.croupier.core.odds;

import org.jspecify.annotations.NullMarked;
