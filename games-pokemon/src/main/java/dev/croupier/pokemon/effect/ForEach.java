package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;

/**
 * Something is done for each of them, one after another in their order.
 *
 * @param which for which
 * @param one where the Pokémon is bound that it is done for
 * @param fresh what each time begins unbound: the slots that {@code body} binds
 * @param body what is done
 */
public record ForEach(Which which, Slot<Group> one, Array<Slot<?>> fresh, Effect body) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<Effect> all = Array.empty();
        for (InPlay pokemon : which.of(state, Scope.of(state))) {
            all = all.append(new Begin(one, pokemon.id(), fresh)).append(body);
        }
        return state.withAgenda(state.agenda().thenAll(all));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        if (!which.isForeseen(outlook)) {
            return Prospect.NO;
        }
        outlook.foresee(one);
        return body.prospect(outlook);
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_FOR_EACH.with(which.description(), body.description());
    }

    /** It is done for that Pokémon now. */
    record Begin(Slot<Group> one, PokemonId pokemon, Array<Slot<?>> fresh) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Agenda<PokemonState, PokemonEvent> agenda =
                    state.agenda().bind(one, Group.none().with(pokemon));
            for (Slot<?> slot : fresh) {
                agenda = agenda.unbind(slot);
            }
            return state.withAgenda(agenda);
        }
    }
}
