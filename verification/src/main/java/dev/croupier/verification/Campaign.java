package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.RandomBot;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What is checked, and how far.
 *
 * @param game the game under test
 * @param sampler draws states from views
 * @param lookalikes other states that an observer must not tell from a given one
 * @param conservation where the cards are
 * @param definition what the legal actions are by definition
 * @param reference the game that this one has to agree with
 * @param openings how games are opened
 * @param policy who chooses the actions
 * @param extent how much is played
 */
record Campaign<S, A extends Action, E extends Event, V>(
        Game<S, A, E, V> game,
        Option<Sampler.Determinizer<S, V>> sampler,
        Option<Lookalikes<S>> lookalikes,
        Array<Conservation<S>> conservation,
        Option<BiFunction<S, Seat, IndexedSeq<A>>> definition,
        Option<Game<S, A, E, V>> reference,
        Function<Randomness, Step<S, E>> openings,
        Bot<A, V> policy,
        Extent extent) {

    /**
     * How much is played.
     *
     * @param seed the seed of the whole campaign
     * @param first the index of the first game
     * @param games how many games
     * @param steps the most decisions of a game
     * @param every at one position in how many the laws are asked
     */
    record Extent(long seed, int first, int games, int steps, int every) {
        /** Whether the laws are asked at a position: one in so many, from a place that the game's seed decides, and the last. */
        boolean asksAt(int position, int last, Seeded game) {
            return position == last || Math.floorMod(position + game.state(), (long) every) == 0L;
        }
    }

    static <S, A extends Action, E extends Event, V> Campaign<S, A, E, V> of(Game<S, A, E, V> game) {
        return new Campaign<>(
                game,
                Option.none(),
                Option.none(),
                Array.empty(),
                game instanceof RuledGame<S, A, E, V> ruled ? Option.some(ruled::legalByRules) : Option.none(),
                Option.none(),
                game::start,
                new RandomBot<>(),
                new Extent(1, 0, 100, game.maxDecisions(), 1));
    }

    Campaign<S, A, E, V> withSampler(Sampler.Determinizer<S, V> other) {
        return new Campaign<>(
                game, Option.some(other), lookalikes, conservation, definition, reference, openings, policy, extent);
    }

    Campaign<S, A, E, V> withLookalikes(Lookalikes<S> other) {
        return new Campaign<>(
                game, sampler, Option.some(other), conservation, definition, reference, openings, policy, extent);
    }

    Campaign<S, A, E, V> with(Conservation<S> cards) {
        return new Campaign<>(
                game, sampler, lookalikes, conservation.append(cards), definition, reference, openings, policy, extent);
    }

    Campaign<S, A, E, V> withDefinition(BiFunction<S, Seat, IndexedSeq<A>> other) {
        return new Campaign<>(
                game, sampler, lookalikes, conservation, Option.some(other), reference, openings, policy, extent);
    }

    Campaign<S, A, E, V> withReference(Game<S, A, E, V> other) {
        return new Campaign<>(
                game, sampler, lookalikes, conservation, definition, Option.some(other), openings, policy, extent);
    }

    Campaign<S, A, E, V> withOpenings(Function<Randomness, Step<S, E>> other) {
        return new Campaign<>(game, sampler, lookalikes, conservation, definition, reference, other, policy, extent);
    }

    Campaign<S, A, E, V> withPolicy(Bot<A, V> other) {
        return new Campaign<>(game, sampler, lookalikes, conservation, definition, reference, openings, other, extent);
    }

    Campaign<S, A, E, V> with(Extent other) {
        return new Campaign<>(game, sampler, lookalikes, conservation, definition, reference, openings, policy, other);
    }
}
