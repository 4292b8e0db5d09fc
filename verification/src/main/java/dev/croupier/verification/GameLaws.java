package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.RuledGame;
import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Checks the {@linkplain Law laws} on a game, over many random games. An immutable value: every method that sets something returns
 * another one.
 *
 * <pre>{@code
 * GameLaws.of(game)
 *         .sampler(MyGame.sampler())
 *         .conserving("the deck", state -> Array.of(state.hand(), state.pile().cards()), CardSet.range(0, 52))
 *         .games(500)
 *         .check();
 * }</pre>
 *
 * <p>The laws about hidden cards need pairs of states that look the same, so they are checked only where a {@link #sampler} or
 * {@link #lookalikes} are given; conservation only where the places of the cards are.
 */
public final class GameLaws<S, A extends Action, E extends Event, V> {
    private final Campaign<S, A, E, V> campaign;

    private GameLaws(Campaign<S, A, E, V> campaign) {
        this.campaign = campaign;
    }

    /** The laws on {@code game}: 100 random games from seed 1, no sampler, no cards. */
    public static <S, A extends Action, E extends Event, V> GameLaws<S, A, E, V> of(Game<S, A, E, V> game) {
        return new GameLaws<>(Campaign.of(game));
    }

    /** With states drawn from views: what looks the same to an observer. */
    public GameLaws<S, A, E, V> sampler(Sampler.Determinizer<S, V> sampler) {
        return new GameLaws<>(campaign.withSampler(sampler));
    }

    /** With other states that look the same, such as one with two hidden cards swapped. */
    public GameLaws<S, A, E, V> lookalikes(Lookalikes<S> lookalikes) {
        return new GameLaws<>(campaign.withLookalikes(lookalikes));
    }

    /**
     * With cards that must be in exactly one place. Call it once for each owner.
     *
     * @param owner whose cards, in words for the report
     * @param zones every place of a state that holds cards of this owner
     * @param whole all the cards of this owner
     */
    public GameLaws<S, A, E, V> conserving(
            String owner, Function<? super S, ? extends Seq<CardSet>> zones, CardSet whole) {
        return new GameLaws<>(campaign.with(new Conservation<S>(owner, zones, whole)));
    }

    /** With the definition of the legal actions; a {@link RuledGame} brings its own. */
    public GameLaws<S, A, E, V> definition(BiFunction<S, Seat, IndexedSeq<A>> definition) {
        return new GameLaws<>(campaign.withDefinition(definition));
    }

    /** With a game over the same states that this one has to agree with. */
    public GameLaws<S, A, E, V> reference(Game<S, A, E, V> reference) {
        return new GameLaws<>(campaign.withReference(reference));
    }

    /** With special openings, such as deals that are rich in melds. They may draw from the randomness that they get, and from it alone. */
    public GameLaws<S, A, E, V> openings(Function<Randomness, Step<S, E>> openings) {
        return new GameLaws<>(campaign.withOpenings(openings));
    }

    /** With another player than the random one, for every seat. */
    public GameLaws<S, A, E, V> policy(Bot<A, V> policy) {
        return new GameLaws<>(campaign.withPolicy(policy));
    }

    /** So many games. */
    public GameLaws<S, A, E, V> games(int games) {
        Campaign.Extent extent = campaign.extent();
        return new GameLaws<>(
                campaign.with(new Campaign.Extent(extent.seed(), 0, games, extent.steps(), extent.every())));
    }

    /** One game alone: the one that a report names. */
    public GameLaws<S, A, E, V> onlyGame(int index) {
        Campaign.Extent extent = campaign.extent();
        return new GameLaws<>(
                campaign.with(new Campaign.Extent(extent.seed(), index, 1, extent.steps(), extent.every())));
    }

    /** From that seed. */
    public GameLaws<S, A, E, V> seed(long seed) {
        Campaign.Extent extent = campaign.extent();
        return new GameLaws<>(campaign.with(
                new Campaign.Extent(seed, extent.first(), extent.games(), extent.steps(), extent.every())));
    }

    /** At most so many decisions a game; {@link Law#PLAY_ENDS} is checked only where it is not fewer than the game declares. */
    public GameLaws<S, A, E, V> maxSteps(int steps) {
        Campaign.Extent extent = campaign.extent();
        return new GameLaws<>(campaign.with(
                new Campaign.Extent(extent.seed(), extent.first(), extent.games(), steps, extent.every())));
    }

    /**
     * At one position in {@code n}, from a place that differs from game to game, and at the last of each game: many games are looked at in
     * the time of a few. What is found at a position is reported as ever.
     *
     * @throws IllegalArgumentException when {@code n} is less than 1
     */
    public GameLaws<S, A, E, V> atOneIn(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("at one position in 1 or more, not in " + n);
        }
        Campaign.Extent extent = campaign.extent();
        return new GameLaws<>(
                campaign.with(new Campaign.Extent(extent.seed(), extent.first(), extent.games(), extent.steps(), n)));
    }

    /**
     * Checks every law.
     *
     * @throws BrokenLaw naming the law, the game, its seed, the actions that led there, and what was found
     */
    public void check() {
        check(Law.values());
    }

    /**
     * Checks those laws.
     *
     * @throws BrokenLaw as {@link #check()}
     */
    public void check(Law... laws) {
        for (BrokenLaw broken : Court.of(campaign).broken(Array.of(laws), 1)) {
            throw broken;
        }
    }

    /** The laws that do not hold, each where it is first found broken: how a broken game shows which of them it breaks. */
    public Array<BrokenLaw> broken() {
        return Court.of(campaign).broken(Array.of(Law.values()), Integer.MAX_VALUE);
    }
}
