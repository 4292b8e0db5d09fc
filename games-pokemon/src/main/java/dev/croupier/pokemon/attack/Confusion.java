package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.SpecialCondition;

/** A Confused attacker flips a coin; on tails it does not attack and puts three damage counters on itself (PKM-ATK-3, PKM-Q1). */
record Confusion() implements Silent {
    private static final int COUNTERS = 3;

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        InPlay attacker = state.find(state.agenda().slots().get(Bound.SELF, PokemonId.NONE));
        if (attacker == null || !attacker.conditions().has(SpecialCondition.CONFUSED)) {
            return state;
        }
        boolean heads = happening.chance().coin();
        happening.tell(new PokemonEvent.Flipped(attacker.owner(), heads, SpecialCondition.CONFUSED.toString()));
        if (heads) {
            return state;
        }
        return Failure.of(Health.put(state, attacker, counters(state, attacker), happening), happening);
    }

    /** How many counters it puts on itself on tails. */
    static int counters(PokemonState state, InPlay attacker) {
        return Numbers.of(state, Hook.CONFUSION_COUNTERS, attacker, attacker, null, COUNTERS);
    }
}
