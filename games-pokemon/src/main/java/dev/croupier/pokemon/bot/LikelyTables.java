package dev.croupier.pokemon.bot;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenSide;
import io.vavr.collection.Array;

/**
 * Tables that a seat may be looking at. A deck list that it does not know is one of those that are likely, as far as one of them fits what was seen; else
 * what was seen with cards like its own.
 *
 * @param decks deck lists that anybody may have brought
 */
record LikelyTables(Array<Array<Card>> decks) {

    /** The rules of a table that somebody looks at; they hold nobody's deck but the observer's. */
    static Pokemon game(PokemonView view) {
        Array<Card> any = view.seats()
                .flatMap(seat -> view.side(seat).deckList())
                .headOption()
                .getOrElse(Array::empty);
        return Pokemon.of(
                view.rules(),
                view.seats().map(seat -> view.side(seat).deckList().getOrElse(any)));
    }

    /** Tables that have that view, for one search. */
    Sampler.Determinizer<PokemonState, PokemonView> of(PokemonView view) {
        Array<Array<Array<Card>>> brought = view.seats().map(seat -> likely(view, seat));
        return (seen, chance) -> {
            Array<SeenSide> sides = seen.sides();
            for (Seat seat : seen.seats()) {
                Array<Array<Card>> lists = brought.get(seat.index());
                Array<Card> list = lists.get(lists.size() == 1 ? 0 : chance.below(lists.size()));
                sides = sides.update(seat.index(), sides.get(seat.index()).withDeckList(list));
            }
            return PokemonSampler.determinizer(Prior.none()).sample(seen.withSides(sides), chance);
        };
    }

    /** What that player may have brought. */
    private Array<Array<Card>> likely(PokemonView view, Seat seat) {
        if (view.side(seat).deckList().isDefined()) {
            return Array.of(view.side(seat).deckList().get());
        }
        Prior all = Prior.none();
        for (Array<Card> deck : decks) {
            all = all.with(seat, deck);
        }
        Array<Array<Card>> fitting = PokemonSampler.fitting(view, all, seat).map(Prior.Candidate::cards);
        return fitting.isEmpty() ? Array.of(guessed(view, seat)) : fitting;
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
