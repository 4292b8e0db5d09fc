package dev.croupier.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenCard;
import dev.croupier.pokemon.table.SeenPokemon;
import dev.croupier.pokemon.table.StadiumInPlay;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What lies open in play, with numbers again.
 *
 * @param view what is seen
 * @param owned by seat, the cards that are left
 */
record SeenTable(PokemonView view, Array<OwnedCards> owned) {

    @Nullable
    StadiumInPlay stadium() {
        return view.stadium()
                .map(stadium -> new StadiumInPlay(placed(stadium.card()), stadium.by()))
                .getOrNull();
    }

    /** The Pokémon of a player, the Active one first, where there is one. */
    Array<InPlay> inPlay(Seat seat) {
        return view.side(seat).inPlay().map(pokemon -> inPlay(seat, pokemon));
    }

    private InPlay inPlay(Seat seat, SeenPokemon seen) {
        Array<Placed> stack = seen.stack().map(this::placed);
        return InPlay.of(seen.id(), seat, stack, seen.entered())
                .withStack(stack, seen.changed())
                .withEnergy(seen.energy().map(this::placed))
                .withTools(seen.tools().map(this::placed))
                .withCounters(seen.counters())
                .withConditions(seen.conditions())
                .withLasting(seen.lasting())
                .withUsed(seen.used());
    }

    private Placed placed(SeenCard card) {
        return owned.get(card.owner().index()).place(card.card());
    }
}
