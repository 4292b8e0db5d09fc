package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.chance.Seeded;
import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.Map;

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

    /** The laws found broken, each where it is first; with {@code patience} 1 only the first of all. */
    Array<BrokenLaw> broken(Array<Law> laws, int patience) {
        Map<Law, BrokenLaw> broken = new EnumMap<>(Law.class);
        Blindness blindness = Blindness.none();
        Campaign.Extent extent = campaign.extent();
        for (int index = extent.first(); index < extent.first() + extent.games(); index++) {
            Seeded seed = Seeded.ofIndexed(extent.seed(), index);
            for (Position<S, A, E, V> position : positions(walk.by(campaign.policy(), seed, extent.steps()), seed)) {
                for (Law law : laws) {
                    if (!broken.containsKey(law) && fault(law, position).isDefined()) {
                        broken.put(law, report(law, position, index));
                        if (broken.size() == patience) {
                            return Array.ofAll(broken.values());
                        }
                    }
                }
                blindness = laws.contains(Law.SAMPLES_ARE_BLIND) ? blindness.looking(position) : blindness;
            }
        }
        return Array.ofAll(broken.values()).appendAll(blindness.broken().map(this::report));
    }

    /** The positions of a trace at which the laws are asked, in order; each knows only what came before it. */
    Vector<Position<S, A, E, V>> positions(Trace<S, A, E> trace, Seeded seed) {
        int last = trace.moves().size();
        return Vector.rangeClosed(0, last)
                .filter(length -> campaign.extent().asksAt(length, last, seed))
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
            return Option.some("an exception: " + e + thrownAt(e));
        }
    }

    /** Where it was thrown, the innermost places first. */
    private static String thrownAt(RuntimeException thrown) {
        return Array.of(thrown.getStackTrace()).take(8).mkString(" at ", ", from ", "");
    }

    private BrokenLaw report(Law law, Position<S, A, E, V> position, int index) {
        Trace<S, A, E> trace = new Shrinking<>(this, law, position.seed()).from(position.trace());
        return new BrokenLaw(
                law,
                campaign.game().id(),
                campaign.extent().seed() + ", game " + index,
                trace.text(campaign.game().notation()),
                campaign.game().canonicalForm(trace.state()),
                fault(law, new Position<>(campaign, pool, trace, position.seed()))
                        .getOrElse("nothing the second time"));
    }

    private BrokenLaw report(String blindness) {
        return new BrokenLaw(
                Law.SAMPLES_ARE_BLIND,
                campaign.game().id(),
                Long.toString(campaign.extent().seed()),
                "the whole campaign",
                "any",
                blindness);
    }
}
