package dev.croupier.heretoslay.skill;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;

/**
 * A skill that was triggered and is still to be carried out.
 *
 * @param seat whose skill
 * @param source the card that has it
 * @param trigger the skill
 * @param slots what it is about
 */
public record Fired(Seat seat, Card source, Passive.Trigger trigger, Slots slots) {

    Frame<HtsState, HtsEvent> frame(HtsRules rules) {
        Instruction<HtsState, HtsEvent> program = Sequence.of(new TellSkill(source), trigger.program());
        Instruction<HtsState, HtsEvent> offered =
                trigger.optional() && !rules.skillsMandatory() ? new May<>(Who.owner(), program) : program;
        return Frame.of(seat, source.id(), offered).withSlots(slots);
    }
}
