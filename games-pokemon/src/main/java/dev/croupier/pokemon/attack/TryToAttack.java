package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/** What may stop an attack before anything of it is done, such as a coin that the attacker has to flip (PKM-Q2, PKM-ATK-2). */
record TryToAttack() implements Silent {

    /** What lets a coin decide whether that Pokémon attacks, one coin each. */
    static Array<Holding> obstacles(PokemonState state, InPlay attacker) {
        return Array.ofAll(Standing.at(state, Hook.TRIES_TO_ATTACK))
                .filter(one -> one.passive() instanceof Passive.MayFail mayFail
                        && mayFail.whom().accepts(state, one.scope(), attacker)
                        && mayFail.when().holds(state, one.scope()));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonId self = state.agenda().slots().get(Bound.SELF, PokemonId.NONE);
        InPlay attacker = state.find(self);
        if (attacker == null) {
            return Failure.of(state, happening);
        }
        Seat seat = attacker.owner();
        for (Holding one : obstacles(state, attacker)) {
            boolean heads = happening.chance().coin();
            happening.tell(new PokemonEvent.Flipped(seat, heads, one.source()));
            if (!heads) {
                return Failure.of(state, happening);
            }
        }
        return state;
    }
}
