package dev.croupier.heretoslay.turn;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/** Using a Party Leader's skill that costs action points: in the own turn, once, where it has a target; it is no play (HTS-TRN-09). */
public final class UseSkill implements HtsRule<HtsAction.UseSkill> {

    public UseSkill() {}

    @Override
    public IndexedSeq<HtsAction.UseSkill> candidates(HtsState state, Seat seat) {
        Card leader = TakeTurn.isNow(state) ? Party.leader(state, seat) : null;
        return leader == null || Party.activatedSkill(state, seat) == null
                ? Array.empty()
                : Array.of(new HtsAction.UseSkill(seat, leader));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.UseSkill action) {
        Option<Passive.Activated> skill = Option.of(Party.leader(state, action.seat()))
                .filter(action.source()::equals)
                .flatMap(leader -> Option.of(Party.activatedSkill(state, action.seat())));
        Seq<HtsViolation> against = TakeTurn.violations(
                state, action, "HTS-TRN-09", skill.map(Passive.Activated::cost).getOrElse(1));
        if (skill.isEmpty()) {
            return against.append(new HtsViolation.NoSkill(action, action.source()));
        }
        if (state.turn().skillUsed()) {
            against = against.append(new HtsViolation.SkillSpent(action, action.source()));
        }
        return TakeTurn.isNow(state) && skill.get().target().options(state).isEmpty()
                ? against.append(new HtsViolation.NobodyToTarget(action, action.source()))
                : against;
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.UseSkill action, Happening<HtsEvent> happening) {
        Passive.Activated skill = Objects.requireNonNull(Party.activatedSkill(state, action.seat()));
        HtsState paid = TakeTurn.paid(state, skill.cost(), happening);
        happening.tell(new HtsEvent.SkillUsed(action.seat(), action.source()));
        List<Instruction<HtsState, HtsEvent>> program = List.of(skill.target(), skill.program());
        return paid.withTurn(paid.turn().withSkillUsed())
                .withAgenda(paid.agenda()
                        .push(new Frame<>(action.seat(), action.source().id(), program, Slots.empty())));
    }
}
