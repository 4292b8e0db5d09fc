package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/** What is at stake for a seat in the rolls that are on the table. */
final class Stakes {
    private final Array<Roll> rolls;
    private final Face.@Nullable Hero hero;
    private final Face.@Nullable Monster monster;
    private final Seat defender;
    /** What it is worth that the roller succeeds, or that the challenged card is played. */
    private final double success;
    /** What the penalty of a Monster is worth. */
    private final double penalty;

    private Stakes(
            Array<Roll> rolls,
            Face.@Nullable Hero hero,
            Face.@Nullable Monster monster,
            Seat defender,
            double success,
            double penalty) {
        this.rolls = rolls;
        this.hero = hero;
        this.monster = monster;
        this.defender = defender;
        this.success = success;
        this.penalty = penalty;
    }

    /** The stakes of the rolls that were thrown last, if there are any on the table. */
    static @Nullable Stakes of(Worth worth) {
        for (Frame<HtsState, HtsEvent> frame : worth.state().agenda().frames()) {
            Rolls rolls = frame.slots().get(Rolls.SLOT);
            if (rolls != null) {
                return of(worth, frame, rolls.rolls());
            }
        }
        return null;
    }

    private static @Nullable Stakes of(Worth worth, Frame<HtsState, HtsEvent> frame, Array<Roll> rolls) {
        HtsState state = worth.state();
        Slots slots = frame.slots();
        HeroRef self = slots.get(Bound.SELF);
        CardRef played = slots.get(Bound.PLAYED);
        if (played != null && slots.binds(Bound.CHALLENGER)) {
            double through = worth.played(frame.owner(), state.card(played.number()), slots.get(Bound.WEARER));
            return new Stakes(rolls, null, null, frame.owner(), through, 0.0);
        }
        if (self != null) {
            Card card = state.card(self.number());
            double effect = worth.effect(frame.owner(), card, self.number(), slots);
            return new Stakes(rolls, card.hero(), null, frame.owner(), effect, 0.0);
        }
        Card source = state.catalogue().named(frame.source()).getOrNull();
        if (source == null || !(source.face() instanceof Face.Monster face)) {
            return null;
        }
        double penalty = worth.program(List.of(face.penalty()), frame.owner(), source.id(), Slots.empty());
        return new Stakes(rolls, null, face, frame.owner(), worth.slain(frame.owner(), source), penalty);
    }

    /** What it is worth if it ends as it stands. */
    double now() {
        return after(defender, 0);
    }

    /** What it is worth if it ends with the total of one roll changed. */
    double after(Seat roller, int change) {
        if (hero == null && monster == null) {
            int lead = 0;
            for (Roll roll : rolls) {
                int total = roll.total() + (roll.seat().equals(roller) ? change : 0);
                lead += roll.seat().equals(defender) ? total : -total;
            }
            return lead > 0 ? success : 0.0;
        }
        int total = rolls.head().total() + (rolls.head().seat().equals(roller) ? change : 0);
        if (hero != null) {
            return hero.roll().contains(total) ? success : 0.0;
        }
        return monster == null ? 0.0 : attack(monster, total, success, penalty);
    }

    /** What an attack that comes to that total is worth. */
    static double attack(Face.Monster monster, int total, double slain, double penalty) {
        if (monster.slay().contains(total)) {
            return slain;
        }
        return monster.fightBack().contains(total) ? penalty : 0.0;
    }
}
