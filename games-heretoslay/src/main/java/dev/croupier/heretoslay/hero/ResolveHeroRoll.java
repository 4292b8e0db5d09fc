package dev.croupier.heretoslay.hero;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.rules.TriggerOrder;
import dev.croupier.heretoslay.skill.Fired;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.List;
import java.util.Objects;

/**
 * What a roll for a Hero comes to: its effect, with the targets that were declared, and the skills that wait for a success; or those that wait
 * for a failure (HTS-B17, HTS-ITM-12, HTS-ITM-13).
 */
record ResolveHeroRoll() implements Instruction<HtsState, HtsEvent> {

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        Seat roller = top.owner();
        int hero = Objects.requireNonNull(top.slots().get(Bound.SELF)).number();
        Card card = state.card(hero);
        Face.Hero face = card.hero();
        Roll roll = Objects.requireNonNull(top.slots().get(Rolls.SLOT)).rolls().head();
        boolean success = face.roll().contains(roll.total());
        happening.tell(new HtsEvent.RollEnded(roll, success));
        Slots about = Slots.empty().with(Bound.PLAYER, roller);
        if (!success) {
            return Triggers.push(
                    state, Triggers.ofItems(state, roller, hero, Passive.When.ROLL_OF_WEARER_FAILED, about));
        }
        List<Fired> fired = Triggers.ofItems(state, roller, hero, Passive.When.ROLL_OF_WEARER_SUCCEEDED, about)
                .appendAll(Triggers.of(state, roller, Passive.When.HERO_ROLL_SUCCEEDED, about));
        Frame<HtsState, HtsEvent> effect =
                new Frame<>(roller, card.id(), program(face), top.slots().without(Rolls.SLOT));
        return state.rules().triggerOrder() == TriggerOrder.TRIGGERS_FIRST
                ? Triggers.push(state.withAgenda(state.agenda().push(effect)), fired)
                : pushed(Triggers.push(state, fired), effect);
    }

    /** The targets that are still to be chosen, then the effect. */
    private static List<Instruction<HtsState, HtsEvent>> program(Face.Hero face) {
        List<Instruction<HtsState, HtsEvent>> program = List.of(face.effect());
        for (int i = face.declared().size() - 1; i >= 0; i--) {
            program = program.prepend(face.declared().get(i));
        }
        return program;
    }

    private static HtsState pushed(HtsState state, Frame<HtsState, HtsEvent> effect) {
        return state.withAgenda(state.agenda().push(effect));
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
