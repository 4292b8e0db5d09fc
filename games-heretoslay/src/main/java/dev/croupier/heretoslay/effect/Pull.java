package dev.croupier.heretoslay.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.zone.Zones;
import org.jspecify.annotations.Nullable;

/**
 * The frame's owner takes random cards from a player's hand, each drawn for itself; as many as there are (HTS-EFF-01).
 *
 * @param from where the player is bound
 * @param count how many
 * @param as where the pulled cards are bound, if anywhere
 */
public record Pull(Slot<Seat> from, int count, @Nullable Slot<Held> as) implements Instruction<HtsState, HtsEvent> {

    /** So many cards. */
    public static Pull cards(Slot<Seat> from, int count) {
        return new Pull(from, count, null);
    }

    /** So many cards, which are bound. */
    public static Pull cards(Slot<Seat> from, int count, Slot<Held> as) {
        return new Pull(from, count, as);
    }

    @Override
    public HtsState step(HtsState before, Happening<HtsEvent> happening) {
        Seat victim = before.agenda().slots().get(from);
        Seat owner = before.agenda().top().owner();
        HtsState state = before;
        Held held = null;
        for (int i = 0;
                i < count
                        && victim != null
                        && !victim.equals(owner)
                        && !state.hand(victim).isEmpty();
                i++) {
            Zones.Drawn pulled = Zones.pull(state, victim, owner, happening);
            state = pulled.state();
            held = held == null
                    ? new Held(CardSet.of(pulled.card()), Held.Where.HAND, owner, pulled.seers())
                    : held.with(pulled.card(), pulled.seers());
        }
        return as == null || held == null
                ? state
                : state.withAgenda(state.agenda().bind(as, held));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_PULL.with(Amounts.cards(count));
    }
}
