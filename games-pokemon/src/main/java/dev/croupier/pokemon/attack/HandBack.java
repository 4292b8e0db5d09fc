package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;

/** What a copied attack has damaged is the damage of the attack that copied it (PKM-R31): that sets things off and leads to Knock Outs. */
record HandBack() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Hits hits = state.agenda().slots().get(Bound.HITS);
        return hits == null
                ? state
                : state.withAgenda(state.agenda()
                        .bindBelow(Bound.HITS, hits)
                        .bindBelow(Bound.DEALT, state.agenda().slots().get(Bound.DEALT, 0)));
    }
}
