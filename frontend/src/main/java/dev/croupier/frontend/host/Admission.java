package dev.croupier.frontend.host;

import dev.croupier.core.Observer;

/**
 * Somebody was let in.
 *
 * @param observer through whose eyes they see the table
 */
public record Admission(HostedTable<?, ?, ?, ?> table, Observer observer) {}
