/** One benchmark class a question; each says how to run it. */
@NullMarked
package dev.croupier.benchmarks;

import org.jspecify.annotations.NullMarked;
