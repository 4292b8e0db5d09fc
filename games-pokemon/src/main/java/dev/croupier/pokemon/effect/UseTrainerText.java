package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * What the text of a bound Trainer does is done as part of the text that goes on. The card is not played and stays where it is: it does not count for
 * the turn, and what must hold for it to be played is not asked; its costs are paid, and where they cannot be nothing is done (PKM-Q44).
 *
 * @param card where it is bound
 */
public record UseTrainerText(Slot<Picked> card) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Picked picked = state.agenda().slots().get(card);
        if (picked == null || picked.isEmpty()) {
            return state;
        }
        Card used = state.deck(picked.owner()).card(picked.cards().first());
        Program program = used.face() instanceof Face.Trainer trainer ? trainer.program() : null;
        Seat you = state.agenda().top().owner();
        Slots slots = Slots.empty()
                .with(Bound.ORIGIN, state.agenda().slots().get(Bound.ORIGIN, Origin.TRAINER))
                .with(Bound.SELF, state.agenda().slots().get(Bound.SELF, PokemonId.NONE));
        PokemonId self = state.agenda().slots().get(Bound.SELF, PokemonId.NONE);
        if (program == null) {
            return state;
        }
        Program text = new Program(Array.empty(), program.costs(), program.steps());
        Slots of = state.agenda().slots();
        Seat opponent = of.get(Bound.OPPONENT);
        slots = opponent == null ? slots : slots.with(Bound.OPPONENT, opponent);
        Scope scope = new Scope(you, self, slots);
        if (!text.canChange(state, scope)) {
            return state;
        }
        boolean isOfAttack = of.get(Bound.ORIGIN) == Origin.ATTACK;
        List<Instruction<PokemonState, PokemonEvent>> steps =
                List.ofAll(isOfAttack ? text.all() : text.begun(state, scope));
        return state.withAgenda(state.agenda().push(new Frame<>(you, used.name(), steps, slots)));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return outlook.has(card) ? Prospect.MAYBE : Prospect.NO;
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_USE_TRAINER_TEXT.with();
    }
}
