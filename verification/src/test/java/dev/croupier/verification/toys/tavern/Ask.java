package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Who;
import dev.croupier.verification.toys.ToyMessage;

/** Somebody carries out another program first, in a frame of its own. */
record Ask(Who who, Instruction<TavernState, TavernEvent> program) implements Instruction<TavernState, TavernEvent> {
    private static final ToyMessage TEXT = new ToyMessage("tavern.ask", "the {0} is asked: {1}");

    @Override
    public TavernState step(TavernState state, Happening<TavernEvent> happening) {
        Agenda<TavernState, TavernEvent> agenda = state.agenda();
        return state.withAgenda(
                agenda.push(Frame.of(who.of(agenda), agenda.top().source(), program))
                        .bind(Bound.CALLER, agenda.top().owner()));
    }

    @Override
    public Message description() {
        return TEXT.with(who, program.description());
    }
}
