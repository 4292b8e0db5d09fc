package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Flips;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;

/**
 * Coins that a text has flipped together. Where they are flipped for an attack, a text in play may let their player ignore all of them and begin
 * again: the result lies bound while that is asked.
 */
public interface Tossed extends Effect {

    /** Flips them all and binds the heads. */
    PokemonState tossed(PokemonState state, Happening<PokemonEvent> happening);

    /** Whether it is any coin at all. */
    default boolean isAny(PokemonState state) {
        return true;
    }

    @Override
    default PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        boolean isAny = isAny(state);
        PokemonState tossed = tossed(state, happening);
        Seat seat = tossed.agenda().top().owner();
        boolean isForAttack = tossed.agenda().slots().get(Bound.ORIGIN) == Origin.ATTACK;
        return isAny && isForAttack && Flips.ignoredBy(tossed, seat) != null
                ? tossed.withAgenda(tossed.agenda().then(new IgnoreFlips(this)))
                : tossed;
    }
}
