package dev.croupier.heretoslay.zone;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Who;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.skill.Fired;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * Somebody draws cards, one after another; after each the skills that wait for a draw are offered (HTS-EFF-17). Where there are none left
 * to draw, what there is is drawn (HTS-PIL-01).
 *
 * @param who draws
 * @param amount how many; asked again after each card where it depends on the state
 * @param as where the drawn cards are bound, if anywhere
 */
public record Draw(
        Who who, Amount<HtsState> amount, @Nullable Slot<Held> as) implements Instruction<HtsState, HtsEvent> {

    /** The frame's owner draws so many. */
    public static Draw cards(int count) {
        return new Draw(Who.owner(), Amount.of(count), null);
    }

    /** The frame's owner draws so many, and they are bound. */
    public static Draw cards(int count, Slot<Held> as) {
        return new Draw(Who.owner(), Amount.of(count), as);
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        int count = amount.in(state);
        Seat seat = who.of(state.agenda());
        if (count <= 0 || !state.isAtTable(seat)) {
            return state;
        }
        Zones.Drawn drawn = Zones.draw(state, seat, happening).getOrNull();
        if (drawn == null) {
            return state;
        }
        HtsState after = drawn.state();
        if (as != null) {
            Held before = after.agenda().slots().get(as);
            after = after.withAgenda(after.agenda()
                    .bind(
                            as,
                            before == null
                                    ? new Held(CardSet.of(drawn.card()), Held.Where.HAND, seat, drawn.seers())
                                    : before.with(drawn.card(), drawn.seers())));
        }
        if (!(amount instanceof Amount.Fixed<HtsState>) || count > 1) {
            Amount<HtsState> left = amount instanceof Amount.Fixed<HtsState> ? Amount.of(count - 1) : amount;
            after = after.withAgenda(after.agenda().then(new Draw(who, left, as)));
        }
        List<Fired> fired = Triggers.of(after, seat, Passive.When.DREW, Slots.empty());
        if (fired.isEmpty()) {
            return after;
        }
        Held card = new Held(CardSet.of(drawn.card()), Held.Where.HAND, seat, drawn.seers());
        Slots about = Slots.empty().with(Bound.CARDS, card);
        return Triggers.pushSilently(
                after, fired.map(one -> new Fired(one.seat(), one.source(), one.trigger(), about)));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_DRAW.with(
                amount instanceof Amount.Fixed<HtsState> fixed ? Amounts.cards(fixed.number()) : amount.description());
    }
}
