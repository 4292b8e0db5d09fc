package dev.croupier.frontend.host;

import dev.croupier.core.Seat;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * A table that was just made, with the only copies of its tokens.
 *
 * @param seats by seat, the token of whoever is to play there
 * @param spectators the token of who looks on; none where anybody may
 */
public record NewTable(HostedTable<?, ?, ?, ?> table, TreeMap<Seat, Token> seats, Option<Token> spectators) {}
