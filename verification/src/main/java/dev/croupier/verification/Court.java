package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * Plays the games of a campaign and asks the laws at every position.
 *
 * @param campaign what is checked
 * @param walk plays its games
 * @param pool actions from all over the game
 */
record Court<S, A extends Action, E extends Event, V>(
        Campaign<S, A, E, V> campaign, Walk<S, A, E, V> walk, ActionPool<A> pool) {
    private static final int HARVEST = 12;

    static <S, A extends Action, E extends Event, V> Court<S, A, E, V> of(Campaign<S, A, E, V> campaign) {
        Walk<S, A, E, V> walk = Walk.of(campaign);
        int harvest = Math.min(HARVEST, campaign.extent().games());
        Vector<A> offered = Vector.range(0, harvest)
                .map(index -> walk.by(
                        campaign.policy(),
                        Seeded.ofIndexed(~campaign.extent().seed(), index),
                        campaign.extent().steps()))
                .flatMap(Trace::states)
                .flatMap(campaign.game()::legalActions);
        return new Court<>(
                campaign,
                walk,
                ActionPool.of(
                        offered, campaign.game().notation(), campaign.game().seats()));
    }

    /** The first law found broken. */
    Option<BrokenLaw> tried(Array<Law> laws) {
        Blindness blindness = Blindness.none();
        boolean samples = laws.contains(Law.SAMPLES_ARE_BLIND);
        Campaign.Extent extent = campaign.extent();
        for (int index = extent.first(); index < extent.first() + extent.games(); index++) {
            Seeded seed = Seeded.ofIndexed(extent.seed(), index);
            Trace<S, A, E> trace = walk.by(campaign.policy(), seed, extent.steps());
            for (Position<S, A, E, V> position : positions(trace, seed)) {
                for (Law law : laws) {
                    if (fault(law, position).isDefined()) {
                        return Option.some(
                                broken(law, new Shrinking<>(this, law, seed).from(position.trace()), index, seed));
                    }
                }
                blindness = samples ? blindness.looking(position) : blindness;
            }
        }
        return blindness
                .broken()
                .map(found -> new BrokenLaw(
                        Law.SAMPLES_ARE_BLIND,
                        campaign.game().id(),
                        Long.toString(extent.seed()),
                        "the whole campaign",
                        "any",
                        found));
    }

    /** Every position of a trace, in order; each knows only what came before it. */
    Vector<Position<S, A, E, V>> positions(Trace<S, A, E> trace, Seeded seed) {
        return Vector.rangeClosed(0, trace.moves().size())
                .map(length -> new Position<>(
                        campaign,
                        pool,
                        new Trace<>(trace.opening(), trace.moves().take(length)),
                        seed));
    }

    /** What breaks a law at a position; an exception counts, for games are total. */
    Option<String> fault(Law law, Position<S, A, E, V> position) {
        try {
            return law.broken(position);
        } catch (RuntimeException e) {
            return Option.some("an exception: " + e);
        }
    }

    private BrokenLaw broken(Law law, Trace<S, A, E> trace, int index, Seeded seed) {
        return new BrokenLaw(
                law,
                campaign.game().id(),
                campaign.extent().seed() + ", game " + index,
                trace.text(campaign.game().notation()),
                campaign.game().canonicalForm(trace.state()),
                fault(law, new Position<>(campaign, pool, trace, seed)).getOrElse("nothing the second time"));
    }
}
