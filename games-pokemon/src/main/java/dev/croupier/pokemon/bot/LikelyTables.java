package dev.croupier.pokemon.bot;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import io.vavr.collection.Array;

/**
 * Tables that a seat may be looking at. A deck list that it does not know is one of those that are likely, as far as one of them fits what was seen; else
 * what was seen with cards like its own.
 *
 * @param decks deck lists that anybody may have brought
 */
record LikelyTables(Array<Array<Card>> decks) implements Sampler.Determinizer<PokemonState, PokemonView> {

    /** For one who knows no deck list but its own. */
    static LikelyTables usual() {
        return new LikelyTables(Array.empty());
    }

    @Override
    public PokemonState sample(PokemonView view, Chance chance) {
        return PokemonSampler.determinizer(prior(view)).sample(view, chance);
    }

    /** What the players may have brought, worked out once for many samples. */
    Prior prior(PokemonView view) {
        Prior prior = Prior.none();
        for (Seat seat : view.seats()) {
            if (view.side(seat).deckList().isEmpty()) {
                prior = likely(view, seat, prior);
            }
        }
        return prior;
    }

    private Prior likely(PokemonView view, Seat seat, Prior before) {
        Prior all = before;
        for (Array<Card> deck : decks) {
            all = all.with(seat, deck);
        }
        Array<Prior.Candidate> fitting = PokemonSampler.fitting(view, all, seat);
        if (fitting.isEmpty()) {
            return before.with(seat, guessed(view, seat));
        }
        Prior prior = before;
        for (Prior.Candidate candidate : fitting) {
            prior = prior.with(seat, candidate.cards(), candidate.weight());
        }
        return prior;
    }

    /** What was seen of a deck, filled up with cards of the deck that the observer knows. */
    private static Array<Card> guessed(PokemonView view, Seat seat) {
        Array<Card> seen = view.seen(seat)
                .appendAll(view.known()
                        .claims()
                        .filter(claim -> claim.places().head().seat().equals(seat))
                        .map(claim -> claim.kind()));
        Array<Card> own = view.seats()
                .flatMap(other -> view.side(other).deckList())
                .headOption()
                .getOrElse(seen);
        int missing = view.side(seat).cards() - seen.size();
        return missing <= own.size()
                ? seen.appendAll(own.take(missing))
                : seen.appendAll(Array.range(0, missing).map(i -> own.get(i % own.size())));
    }
}
