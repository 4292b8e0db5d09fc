package dev.croupier.heretoslay.roll;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Window;
import dev.croupier.heretoslay.rules.TargetDeclaration;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.ResponseWindow;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * The window in which everybody may play Modifiers on the rolls of its frame (HTS-MOD-02). Asking starts left of the player whose turn it
 * is; a Modifier with what it triggers, or a declaration of targets, makes all passes void and starts it again (HTS-MOD-03, HTS-MOD-07,
 * HTS-MOD-12).
 *
 * @param window who is still asked
 */
public record ModifierWindow(Window window) implements ResponseWindow {

    /** A window that asks everybody. */
    public static ModifierWindow open(HtsState state) {
        Seat left = state.turn().seat().next(state.seats());
        return new ModifierWindow(
                new Window(state.askedFrom(left), state.rules().windows().policy()));
    }

    @Override
    public ModifierWindow with(Window other) {
        return new ModifierWindow(other);
    }

    @Override
    public boolean waits(HtsState state) {
        return !window.isClosed() && undeclared(state) == null;
    }

    /** Has the next target declared, where one is missing; else the window is closed. */
    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Choose<HtsState, HtsEvent, ?> missing = undeclared(state);
        if (missing == null) {
            return state;
        }
        Agenda<HtsState, HtsEvent> agenda = state.agenda().then(open(state)).then(missing);
        return state.withAgenda(agenda);
    }

    /**
     * The first target of the Hero's effect that is not declared yet although the roll succeeds as it stands (HTS-DECL). A window that closed
     * on a success with a target still to be declared opens again for it.
     */
    private static @Nullable Choose<HtsState, HtsEvent, ?> undeclared(HtsState state) {
        HeroRef self = state.agenda().slots().get(Bound.SELF);
        if (self == null || state.rules().targetDeclaration() == TargetDeclaration.AFTER_CLOSE) {
            return null;
        }
        Face.Hero hero = state.card(self.number()).hero();
        Array<Choose<HtsState, HtsEvent, ?>> declared = hero.declared();
        if (declared.isEmpty()) {
            return null;
        }
        Rolls rolls = state.agenda().slots().get(Rolls.SLOT);
        Roll roll = rolls == null ? null : rolls.rolls().head();
        if (roll == null || !hero.roll().contains(roll.total())) {
            return null;
        }
        for (int i = 0; i < declared.size(); i++) {
            Choose<HtsState, HtsEvent, ?> choose = declared.get(i);
            if (!state.agenda().slots().binds(choose.as()) && choose.waits(state)) {
                return choose;
            }
        }
        return null;
    }

    @Override
    public String kind() {
        return "modifiers";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        Rolls rolls = state.agenda().slots().get(Rolls.SLOT);
        return HtsMessage.ASK_MODIFIERS.with(
                rolls == null
                        ? ""
                        : rolls.rolls()
                                .map(roll -> HtsMessage.ROLL_BY.with(roll.seat(), roll))
                                .reduceLeft(HtsMessage.LISTED::with));
    }
}
