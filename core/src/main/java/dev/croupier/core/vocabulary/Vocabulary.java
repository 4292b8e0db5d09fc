package dev.croupier.core.vocabulary;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Notation.Word;
import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Bind;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Unbind;
import dev.croupier.core.options.OptionTable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What the values of a game are made of, as far as their types alone do not tell. Records, sealed interfaces, enums and collections speak for
 * themselves; an open interface does not say who implements it, a text not what it stands for.
 *
 * @param version raised whenever the values take another shape
 * @param roots the types that a table shows and takes
 * @param options the options by name, with their ranges
 * @param words records and enums that implement open interfaces; of a class that only holds such types, those that it holds
 * @param bound what a frame of an agenda may bind in a slot
 * @param messages the catalogues of texts
 * @param spellings the types that are spelled
 * @param listings the types that are lists in another form
 */
public record Vocabulary<A extends Action, E extends Event, V, R>(
        int version,
        Roots<A, E, V, R> roots,
        OptionTable<R> options,
        Array<Class<?>> words,
        Array<Class<?>> bound,
        Array<MessageKey> messages,
        Array<Spelling<?>> spellings,
        Array<Listing<?, ?>> listings) {

    /** The vocabulary of a game whose types speak for themselves. */
    public static <A extends Action, E extends Event, V, R> Vocabulary<A, E, V, R> of(
            int version, Roots<A, E, V, R> roots, OptionTable<R> options) {
        return new Vocabulary<>(
                version, roots, options, Array.empty(), Array.empty(), Array.empty(), Array.empty(), Array.empty());
    }

    /** With records and enums that implement open interfaces, or classes that hold such. */
    public Vocabulary<A, E, V, R> withWords(Class<?>... more) {
        return new Vocabulary<>(
                version, roots, options, words.appendAll(Array.of(more)), bound, messages, spellings, listings);
    }

    /** With the instructions of the engine itself, for games that write their programs with them. */
    public Vocabulary<A, E, V, R> withCombinators() {
        return withWords(
                Sequence.class,
                If.class,
                ForEach.class,
                Repeat.class,
                Choose.class,
                May.class,
                Bind.class,
                Unbind.class,
                Amount.Fixed.class);
    }

    /**
     * The same where the types need not be public: each line of {@code names} has a package below that of {@code root}, then the simple
     * names of classes in it.
     *
     * @throws IllegalArgumentException naming the class that there is not
     */
    public Vocabulary<A, E, V, R> withWordsBelow(Class<?> root, String names) {
        return new Vocabulary<>(
                version, roots, options, words.appendAll(below(root, names)), bound, messages, spellings, listings);
    }

    private static Array<Class<?>> below(Class<?> root, String names) {
        Array<Class<?>> found = Array.empty();
        for (String line : names.lines().toList()) {
            Array<Word> parts = Word.of(line);
            for (int i = 1; i < parts.size(); i++) {
                found = found.append(
                        named(root, parts.head().text() + "." + parts.get(i).text()));
            }
        }
        return found;
    }

    private static Class<?> named(Class<?> root, String name) {
        try {
            return Class.forName(root.getPackageName() + "." + name, false, root.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no " + name, e);
        }
    }

    /** With types that frames bind. */
    public Vocabulary<A, E, V, R> withBound(Class<?>... more) {
        return new Vocabulary<>(
                version, roots, options, words, bound.appendAll(Array.of(more)), messages, spellings, listings);
    }

    /** The same where the types need not be public, named as in {@link #withWordsBelow}. */
    public Vocabulary<A, E, V, R> withBoundBelow(Class<?> root, String names) {
        return new Vocabulary<>(
                version, roots, options, words, bound.appendAll(below(root, names)), messages, spellings, listings);
    }

    /** With a catalogue of texts. */
    public Vocabulary<A, E, V, R> withMessages(MessageKey... more) {
        return new Vocabulary<>(
                version, roots, options, words, bound, messages.appendAll(Array.of(more)), spellings, listings);
    }

    /** With a type that is spelled, as {@link Spelling} says. */
    public <T> Vocabulary<A, E, V, R> withSpelling(
            Class<T> type,
            String expected,
            String pattern,
            Function<T, String> spell,
            Function<String, Option<T>> read) {
        Spelling<?> spelling = new Spelling<>(type, expected, pattern, spell, read);
        return new Vocabulary<>(version, roots, options, words, bound, messages, spellings.append(spelling), listings);
    }

    /** With a type that is a list in another form, as {@link Listing} says. */
    public <T, P> Vocabulary<A, E, V, R> withListing(
            Class<T> type, Class<P> of, Function<T, ? extends Seq<? extends P>> list, Function<Array<P>, T> read) {
        Listing<?, ?> listing = new Listing<>(type, of, list, read);
        return new Vocabulary<>(version, roots, options, words, bound, messages, spellings, listings.append(listing));
    }
}
