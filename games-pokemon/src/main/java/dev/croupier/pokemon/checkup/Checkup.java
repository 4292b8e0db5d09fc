package dev.croupier.pokemon.checkup;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.NextTeam;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;

/**
 * The checkup between two turns (PKM-CHECK-1): Special Conditions are one block for all players; what else happens goes before or after it, in the
 * order that the player whose turn is next chooses, or the owners of the affected Pokémon; Knock Outs come when everything is done.
 */
public record Checkup() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.CheckupBegan());
        PokemonState at = state.withTurn(state.turn().withPhase(TurnState.Phase.CHECKUP));
        if (!Standing.isAsked(at, Hook.CHECKUP)) {
            return ConditionsBlock.carriedOut(at, happening);
        }
        Seat next = NextTeam.first(at);
        Array<CheckupOrder.Item> items = Array.empty();
        for (Seat seat : at.seatsFrom(next)) {
            for (InPlay pokemon : at.side(seat).inPlay()) {
                for (Fired fired : Triggers.of(at, Hook.CHECKUP, pokemon, Slots.empty())) {
                    boolean isOwners = at.rules().checkupOrderChooser() == CheckupOrderChooser.AFFECTED_OWNER;
                    items = items.append(new CheckupOrder.Item(fired, isOwners ? seat : next));
                }
            }
        }
        return at.withAgenda(at.agenda().then(new CheckupOrder(items, Array.empty(), false)));
    }
}
