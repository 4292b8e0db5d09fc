/**
 * Bots that search: they sample states that fit what their seat knows, and play those out by the game's own rules. Each choice costs as
 * many playouts as its {@link dev.croupier.core.search.Budget} allows.
 */
@NullMarked
package dev.croupier.core.search;

import org.jspecify.annotations.NullMarked;
