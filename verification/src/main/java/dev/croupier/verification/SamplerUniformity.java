package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Sampler;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.odds.Outcomes;
import dev.croupier.core.odds.Probability;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Proves on a tiny game that a sampler is uniform: enumerates every state that play can reach, groups them by what an observer sees, and
 * compares each group with the exact distribution of the sampler's draws from that view. No statistics are involved.
 *
 * @param game a game with few states
 * @param sampler the sampler under test
 * @param bound the most states, and the most sequences of draws of one sample
 */
public record SamplerUniformity<S, A extends Action, E extends Event, V>(
        Game<S, A, E, V> game, Sampler.Determinizer<S, V> sampler, int bound) {

    /** A proof that gives up beyond 200,000 states or sequences of draws. */
    public static <S, A extends Action, E extends Event, V> SamplerUniformity<S, A, E, V> of(
            Game<S, A, E, V> game, Sampler.Determinizer<S, V> sampler) {
        return new SamplerUniformity<>(game, sampler, 200_000);
    }

    /** Every state that play can reach, by every decision and every chance, in the order in which they are found. */
    public Array<S> reachable() {
        LinkedHashSet<S> found = LinkedHashSet.empty();
        Deque<S> open = new ArrayDeque<>();
        Outcomes.ofStart(game).entries().forEach(entry -> open.add(entry.value().state()));
        while (!open.isEmpty()) {
            S state = open.remove();
            if (found.contains(state)) {
                continue;
            }
            if (found.size() == bound) {
                throw new IllegalStateException("more than " + bound + " reachable states");
            }
            found = found.add(state);
            for (A action : game.legalActions(state)) {
                Outcomes.of(game, state, action)
                        .entries()
                        .forEach(entry -> open.add(entry.value().state()));
            }
        }
        return found.toArray();
    }

    /** Checks the view of {@code observer} at every reachable state. */
    public void check(Observer observer) {
        check(observer, reachable());
    }

    /**
     * Checks the views of {@code observer} at {@code states}, which must hold, for each of these views, every state that the knowledge
     * allows.
     *
     * @throws AssertionError naming the view, what is sampled from it and what should be
     */
    public void check(Observer observer, Seq<S> states) {
        Map<V, Array<S>> groups = new LinkedHashMap<>();
        states.distinct()
                .forEach(state -> groups.merge(
                        game.view(state, observer), Array.of(state), (one, other) -> one.appendAll(other)));
        groups.forEach((view, allowed) -> compare(view, allowed));
    }

    private void compare(V view, Array<S> allowed) {
        Probability expected = Probability.of(1, allowed.size());
        Outcomes<S> sampled = sampled(view);
        Array<S> missing = allowed.removeAll(sampled.entries().map(Outcomes.Entry::value));
        Array<Outcomes.Entry<S>> wrong = sampled.entries()
                .filter(entry ->
                        !allowed.contains(entry.value()) || !entry.probability().equals(expected));
        if (!missing.isEmpty() || !wrong.isEmpty()) {
            throw new AssertionError("from the view " + view + " each of " + allowed.size()
                    + " states should be sampled with probability " + expected + ", but "
                    + missing.map(state -> game.canonicalForm(state) + " never is; ")
                            .mkString()
                    + wrong.map(entry -> game.canonicalForm(entry.value()) + " is with " + entry.probability())
                            .mkString("; "));
        }
    }

    private Outcomes<S> sampled(V view) {
        return Outcomes.<S, E>of(
                        randomness -> {
                            Chance chance = randomness.open();
                            S state = sampler.sample(view, chance);
                            return new Step<>(state, Array.empty(), chance.close(), chance.after());
                        },
                        bound)
                .by(Step::state);
    }
}
