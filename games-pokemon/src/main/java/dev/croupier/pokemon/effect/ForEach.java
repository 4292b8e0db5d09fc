package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Frame;
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
import io.vavr.collection.List;

/**
 * The same is done for each of some Pokémon, one after another. What is bound on the way for one of them is forgotten for the next.
 *
 * @param which for which Pokémon
 * @param as where the one is bound whose turn it is
 * @param body what is done
 */
public record ForEach(Which which, Slot<Group> as, Effect body) implements Effect {

    public static ForEach of(Which which, Slot<Group> as, Effect... steps) {
        return new ForEach(which, as, Control.All.of(steps));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Array<PokemonId> all = which.of(state, Scope.of(state)).map(InPlay::id);
        return state.withAgenda(state.agenda().then(new Rest(all, as, body)));
    }

    /** Those for whom it is still to be done. */
    record Rest(Array<PokemonId> left, Slot<Group> as, Effect body) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            if (left.isEmpty()) {
                return state;
            }
            Frame<PokemonState, PokemonEvent> top = state.agenda().top();
            return state.withAgenda(state.agenda()
                    .then(new Rest(left.tail(), as, body))
                    .push(new Frame<>(
                            top.owner(),
                            top.source(),
                            List.of(body),
                            top.slots().with(as, Group.of(left.head())))));
        }
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        if (!which.isForeseen(outlook)) {
            return Prospect.NO;
        }
        outlook.foresee(as);
        return body.prospect(outlook);
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_FOR_EACH.with(which.description(), body.description());
    }
}
