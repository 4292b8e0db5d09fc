package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;

/**
 * What the damage of an attack sets off, after the rest of its text and even where it Knocks Out (PKM-S3): the owner of the damaged Pokémon chooses
 * the order.
 */
record SetOff() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Hits hits = state.agenda().slots().get(Bound.HITS);
        if (hits == null || !Standing.isAsked(state, Hook.DAMAGED_BY_ATTACK)) {
            return state;
        }
        PokemonState at = state;
        Slots about = Slots.empty().with(Bound.ATTACKER, hits.attacker());
        for (Seat owner : state.seatsInPlay()) {
            Array<Fired> fired = Array.empty();
            for (Hits.Hit hit : hits.all()) {
                InPlay damaged = state.find(hit.pokemon());
                if (damaged != null && damaged.owner().equals(owner) && hit.damage() > 0) {
                    fired = fired.appendAll(Triggers.of(
                            state, Hook.DAMAGED_BY_ATTACK, damaged, about.with(Bound.STRUCK_ACTIVE, hit.active())));
                }
            }
            at = Triggers.push(at, owner, fired);
        }
        return at;
    }
}
