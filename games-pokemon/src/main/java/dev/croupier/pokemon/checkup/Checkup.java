package dev.croupier.pokemon.checkup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;

/**
 * The checkup between two turns (PKM-CHECK-1): Special Conditions are one block for all players; what else happens goes before or after it, in the
 * order that the player whose turn is next chooses; Knock Outs come when everything is done.
 */
public record Checkup() implements Silent {
    private static final Program CONDITIONS = Program.of(new ConditionsBlock());

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.CheckupBegan());
        PokemonState at = state.withTurn(state.turn().withPhase(TurnState.Phase.CHECKUP));
        if (!Standing.isAsked(at, Hook.CHECKUP)) {
            return ConditionsBlock.carriedOut(at, happening);
        }
        Seat next = next(at);
        Array<Fired> fired = Array.empty();
        for (Seat seat : at.seatsInPlay()) {
            for (InPlay pokemon : at.side(seat).inPlay()) {
                fired = fired.appendAll(Triggers.of(at, Hook.CHECKUP, pokemon, Slots.empty()));
            }
        }
        return Triggers.push(at, next, fired.prepend(conditions(next)));
    }

    private static Fired conditions(Seat next) {
        return new Fired(
                new Passive.Trigger(
                        Hook.CHECKUP,
                        Nobody.IN_PARTICULAR,
                        Origin.RULE,
                        false,
                        Activation.Limit.UNLIMITED,
                        "",
                        CONDITIONS),
                next,
                "Special Conditions",
                Slots.empty());
    }

    private static Seat next(PokemonState state) {
        Seat turn = state.turn().seat();
        return state.seatsFrom(turn)
                .find(seat -> state.setting().areOpponents(seat, turn))
                .getOrElse(turn);
    }
}
