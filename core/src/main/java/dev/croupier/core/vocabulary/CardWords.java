package dev.croupier.core.vocabulary;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * How cards of one's own are written for a game: with the words of its vocabulary, and checked together.
 *
 * @param game its name, such as {@code pokemon}
 * @param vocabulary what cards are made of
 * @param card their type, whose components are written though the vocabulary says how a card is spelled
 * @param check everything that is wrong with cards that were written together; nothing stands where one could not be read
 */
public record CardWords<C>(
        String game,
        Vocabulary<?, ?, ?, ?> vocabulary,
        Class<C> card,
        Function<Array<Option<C>>, Seq<CardFlaw>> check) {}
