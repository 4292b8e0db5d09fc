@NullMarked
package dev.croupier.examples;

import org.jspecify.annotations.NullMarked;
