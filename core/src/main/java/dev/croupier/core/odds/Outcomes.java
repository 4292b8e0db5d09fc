package dev.croupier.core.odds;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The exact distribution over what a step may lead to: the same rule code, run once over every sequence of draws.
 *
 * @param entries each sequence of draws with its chance, in the order in which draws are counted up; the chances sum to 1
 */
public record Outcomes<T>(Array<Entry<T>> entries) {

    /** The most sequences of draws that are enumerated unless told otherwise. */
    public static final int DEFAULT_BOUND = 1_000_000;

    /**
     * One result with its chance.
     *
     * @param value what the draws lead to
     * @param probability how likely they are
     * @param draws the draws themselves
     */
    public record Entry<T>(T value, Probability probability, IndexedSeq<Draw> draws) {}

    /** What {@code action}, offered in {@code state}, may lead to; one entry for each sequence of draws. */
    public static <S, A extends Action, E extends Event, V> Outcomes<Step<S, E>> of(
            Game<S, A, E, V> game, S state, A action) {
        return of(randomness -> game.applyUnchecked(state, action, randomness), DEFAULT_BOUND);
    }

    /** What the opening of {@code game} may lead to. */
    public static <S, A extends Action, E extends Event, V> Outcomes<Step<S, E>> ofStart(Game<S, A, E, V> game) {
        return of(game::start, DEFAULT_BOUND);
    }

    /**
     * What {@code step} may lead to.
     *
     * @param bound the most sequences of draws to enumerate
     * @throws TooManyOutcomes when there are more
     */
    public static <S, E> Outcomes<Step<S, E>> of(Function<? super Randomness, Step<S, E>> step, int bound) {
        List<Entry<Step<S, E>>> entries = new ArrayList<>();
        Option<Enumerating> next = Option.some(Enumerating.first());
        while (next.isDefined()) {
            if (entries.size() == bound) {
                throw new TooManyOutcomes(bound);
            }
            Step<S, E> reached = step.apply(next.get());
            Enumerating end = (Enumerating) reached.randomness();
            entries.add(new Entry<>(reached, end.probability(), reached.draws()));
            next = end.following();
        }
        return new Outcomes<>(Array.ofAll(entries));
    }

    /** The same distribution over what {@code property} tells of each entry; equal values are one entry, with the draws that came first. */
    public <U> Outcomes<U> by(Function<? super T, ? extends U> property) {
        Map<U, Entry<U>> merged = new LinkedHashMap<>();
        for (Entry<T> entry : entries) {
            U value = property.apply(entry.value());
            merged.merge(
                    value,
                    new Entry<>(value, entry.probability(), entry.draws()),
                    (one, other) -> new Entry<>(value, one.probability().plus(other.probability()), one.draws()));
        }
        return new Outcomes<>(Array.ofAll(merged.values()));
    }

    /** How likely it is that {@code event} holds. */
    public Probability probability(Predicate<? super T> event) {
        return entries.filter(entry -> event.test(entry.value()))
                .map(Entry::probability)
                .foldLeft(Probability.ZERO, Probability::plus);
    }

    /** There are more sequences of draws than the caller allowed. */
    public static final class TooManyOutcomes extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooManyOutcomes(int bound) {
            super("more than " + bound + " sequences of draws");
        }
    }
}
