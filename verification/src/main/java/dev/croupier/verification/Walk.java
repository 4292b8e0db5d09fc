package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;

/**
 * Plays games. A walk ends early where a step throws or nobody has an action: the laws that are asked at that position say so.
 *
 * @param game what is played
 * @param openings how it is opened
 */
record Walk<S, A extends Action, E extends Event, V>(Game<S, A, E, V> game, Function<Randomness, Step<S, E>> openings) {

    static <S, A extends Action, E extends Event, V> Walk<S, A, E, V> of(Campaign<S, A, E, V> campaign) {
        return new Walk<>(campaign.game(), campaign.openings());
    }

    /** A game in which each seat that may act is as likely to act next, and {@code policy} chooses its action. */
    Trace<S, A, E> by(Bot<A, V> policy, Seeded seed, int steps) {
        Chance chance = seed.split().open();
        return from(seed.rest(), steps, (state, legal) -> {
            A any = legal.get(chance.below(legal.size()));
            IndexedSeq<A> own = game.legalActions(state, any.seat());
            return legal.indexOf(policy.choose(game.view(state, any.seat()), own, chance));
        });
    }

    /** The game in which the action at each place of {@code choices}, modulo the number of legal actions, is taken. */
    Trace<S, A, E> along(Seq<Integer> choices, Seeded seed) {
        Vector<Integer> places = Vector.ofAll(choices);
        int[] at = {0};
        return from(seed.rest(), places.size(), (state, legal) -> Math.floorMod(places.get(at[0]++), legal.size()));
    }

    private Trace<S, A, E> from(Seeded seed, int steps, ToIntBiFunction<S, IndexedSeq<A>> chooser) {
        Trace<S, A, E> trace = new Trace<>(openings.apply(seed), Vector.empty());
        for (int i = 0; i < steps; i++) {
            try {
                IndexedSeq<A> legal = game.legalActions(trace.state());
                if (legal.isEmpty()) {
                    return trace;
                }
                int choice = chooser.applyAsInt(trace.state(), legal);
                A action = legal.get(choice);
                trace = trace.then(choice, action, game.applyUnchecked(trace.state(), action, trace.randomness()));
            } catch (RuntimeException e) {
                return trace;
            }
        }
        return trace;
    }
}
