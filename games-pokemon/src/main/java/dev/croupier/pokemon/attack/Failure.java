package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.agenda.Frame;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.List;

/**
 * An attack does nothing more: the rest of its program is gone, and the turn ends as after any attack (PKM-Q14). Where several Pokémon are attacked and
 * it is so for one of them, it does nothing more to that one.
 */
public final class Failure {
    private Failure() {}

    public static PokemonState of(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState spared = EachDefender.spared(state);
        if (spared != null) {
            return spared;
        }
        Frame<PokemonState, PokemonEvent> top = state.agenda().top();
        Attack attack = top.slots().get(Bound.ATTACK);
        happening.tell(new PokemonEvent.AttackFailed(
                top.slots().get(Bound.SELF, PokemonId.NONE), attack == null ? top.source() : attack.name()));
        return state.withAgenda(state.agenda().withTop(top.withRest(List.of(new Settle()))));
    }
}
