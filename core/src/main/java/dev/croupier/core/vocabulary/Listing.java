package dev.croupier.core.vocabulary;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * A type whose values are lists of other values, kept in another form: a bit mask of cards.
 *
 * @param type whose
 * @param of what the list is of
 * @param list the list, in an order that depends on the value alone
 * @param read the value with that list; may throw {@link IllegalArgumentException} where there is none
 */
public record Listing<T, P>(
        Class<T> type, Class<P> of, Function<T, ? extends Seq<? extends P>> list, Function<Array<P>, T> read) {}
