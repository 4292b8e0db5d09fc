package dev.croupier.heretoslay.monster;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.roll.OpenModifiers;
import dev.croupier.heretoslay.roll.ThrowDice;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Attacking a face-up Monster whose requirement the Party meets, for two action points (HTS-B12, HTS-B27). */
public final class Attack implements HtsRule<HtsAction.Attack> {
    /** Action points. */
    public static final int COST = 2;

    public Attack() {}

    @Override
    public IndexedSeq<HtsAction.Attack> candidates(HtsState state, Seat seat) {
        return TakeTurn.isNow(state) && state.turn().points() >= COST
                ? state.piles()
                        .monsterRow()
                        .map(number ->
                                new HtsAction.Attack(seat, state.catalogue().monster(number)))
                : Array.empty();
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.Attack action) {
        Seq<HtsViolation> against = TakeTurn.violations(state, action, "HTS-B12", COST);
        Card monster = action.monster();
        int number = state.catalogue().monsters().indexOf(monster);
        if (!state.piles().monsterRow().contains(number)) {
            return against.append(new HtsViolation.NotInRow(action, monster));
        }
        Face.Monster face = monster.monster();
        return Requirement.isMet(state, action.seat(), face)
                ? against
                : against.append(new HtsViolation.RequirementNotMet(
                        action, monster, Requirement.needed(face), Requirement.found(state, action.seat())));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.Attack action, Happening<HtsEvent> happening) {
        HtsState paid = TakeTurn.paid(state, COST, happening);
        happening.tell(new HtsEvent.Attacked(action.seat(), action.monster()));
        return paid.withAgenda(paid.agenda()
                .push(new Frame<>(
                        action.seat(),
                        action.monster().id(),
                        List.of(
                                ThrowDice.byOwner(Roll.Purpose.ATTACK),
                                new OpenModifiers(),
                                new ResolveAttack(action.monster())),
                        Slots.empty())));
    }
}
