/** The vocabulary of Here to Slay: cards, states, actions, events, violations, views. */
@NullMarked
package dev.croupier.heretoslay.table;

import org.jspecify.annotations.NullMarked;
