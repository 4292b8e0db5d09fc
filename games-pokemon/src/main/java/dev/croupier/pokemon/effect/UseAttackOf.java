package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.attack.AttackProgram;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.UsesAttack;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * An attack of one of these Pokémon is chosen and used as the attack that goes on: without its cost, by the Pokémon that attacks (PKM-Q15), and only
 * where that one could use it as far as the attack itself says. A GX attack or VSTAR Power is used up by it. Where there is none, nothing happens.
 * An attack that goes on already is not used as itself: copies of copies end.
 */
public record UseAttackOf(Which which) implements Asking, UsesAttack {

    private Array<Choice> options(PokemonState state) {
        return which.of(state, Scope.of(state))
                .flatMap(pokemon ->
                        usable(state, pokemon).map(attack -> (Choice) new Choice.OfAttack(pokemon.id(), attack.name())))
                .distinct();
    }

    private static Array<Attack> usable(PokemonState state, InPlay lender) {
        Array<Attack> inUse = Array.ofAll(state.agenda().frames())
                .flatMap(frame -> Option.of(frame.slots().get(Bound.ATTACK)));
        Scope scope = Scope.of(state);
        return lender.face()
                .attacks()
                .removeAll(inUse)
                .filter(attack -> AttackProgram.isUsable(state, scope.seat(), scope.self(), attack));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return options(state).isEmpty()
                ? Array.empty()
                : Array.of(state.agenda().top().owner());
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return options(state);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        Choice.OfAttack of = (Choice.OfAttack) choice;
        PokemonState taken = state.withAgenda(state.agenda().taken());
        InPlay lender = taken.find(of.pokemon());
        if (lender == null) {
            return taken;
        }
        Attack attack = usable(taken, lender)
                .find(one -> one.name().equals(of.attack()))
                .get();
        Scope scope = Scope.of(taken);
        happening.tell(new PokemonEvent.Attacked(scope.seat(), scope.self(), attack.name()));
        return AttackProgram.used(taken, scope.seat(), scope.self(), attack);
    }

    @Override
    public String kind() {
        return "choose-attack";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_ATTACK.with();
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.of(which.isForeseen(outlook));
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_USE_ATTACK_OF.with(which.description());
    }
}
