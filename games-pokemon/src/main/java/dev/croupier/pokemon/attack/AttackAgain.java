package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * After an attack and all Knock Outs, Prizes and new Active Pokémon that it brought about, its Pokémon may use it once more where a text says so: if
 * it is one of its own attacks and could be used now as at first.
 */
record AttackAgain() implements Asking {
    private static @Nullable InPlay attacker(PokemonState state) {
        InPlay attacker = state.find(state.agenda().slots().get(Bound.SELF, dev.croupier.pokemon.table.PokemonId.NONE));
        return attacker != null && state.isActive(attacker) ? attacker : null;
    }

    private static boolean isAllowed(PokemonState state, InPlay attacker) {
        for (Holding one : Standing.at(state, Hook.ATTACKS_AGAIN)) {
            Passive.AttacksAgain again = one.as(Passive.AttacksAgain.class);
            if (again.whom().accepts(state, one.scope(), attacker)
                    && again.when().holds(state, one.scope())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        InPlay attacker = attacker(state);
        Attack attack = state.agenda().slots().get(Bound.ATTACK);
        Seat seat = state.agenda().top().owner();
        return attacker != null
                        && attack != null
                        && state.outcome() == null
                        && state.isAtTable(seat)
                        && attacker.face().attacks().contains(attack)
                        && isAllowed(state, attacker)
                        && UseAttack.whether(
                                        state,
                                        new PokemonAction.UseAttack(seat, attack.name()),
                                        new UseAttack.Possible(attacker, attack))
                                .isEmpty()
                ? Array.of(seat)
                : Array.empty();
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.of(new Choice.Yes(), new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        InPlay attacker = attacker(taken);
        Attack attack = taken.agenda().slots().get(Bound.ATTACK);
        if (!(choice instanceof Choice.Yes) || attacker == null || attack == null) {
            return taken;
        }
        happening.tell(new PokemonEvent.Attacked(seat, attacker.id(), attack.name()));
        return AttackProgram.announced(taken, seat, attacker.id(), attack, false);
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-ATK-1";
    }

    @Override
    public String kind() {
        return "attack-again";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        Attack attack = state.agenda().slots().get(Bound.ATTACK);
        return PokemonMessage.ASK_ATTACK_AGAIN.with(attack == null ? "" : attack.name());
    }
}
