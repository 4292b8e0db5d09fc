package dev.croupier.heretoslay.roll;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.party.Bonuses;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Rolls two dice; the fixed bonuses are added when they land (HTS-MOD-01, HTS-MOD-13). Somebody who left the table does not roll.
 *
 * @param who rolls
 * @param purpose what for
 * @param bonus what the card that asks for the roll adds itself
 */
public record ThrowDice(Who who, Roll.Purpose purpose, Option<Roll.Part> bonus)
        implements Instruction<HtsState, HtsEvent> {
    private static final int SIDES = 6;

    /** The frame's owner rolls. */
    public static ThrowDice byOwner(Roll.Purpose purpose) {
        return new ThrowDice(Who.owner(), purpose, Option.none());
    }

    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        Seat seat = who.of(state.agenda());
        if (!state.isAtTable(seat)) {
            return state;
        }
        HeroRef self = purpose == Roll.Purpose.USE_HERO ? state.agenda().slots().get(Bound.SELF) : null;
        Array<Roll.Part> bonuses = Bonuses.of(state, seat, purpose, self == null ? Bonuses.NO_HERO : self.number());
        int first = happening.chance().roll(SIDES);
        int second = happening.chance().roll(SIDES);
        Roll roll = new Roll(
                seat, purpose, first, second, bonus.isDefined() ? bonuses.append(bonus.get()) : bonuses, Array.empty());
        happening.tell(new HtsEvent.Rolled(roll));
        Rolls before = state.agenda().slots().get(Rolls.SLOT);
        Rolls rolls = before == null
                ? new Rolls(Array.of(roll))
                : new Rolls(before.rolls().append(roll));
        return state.withAgenda(state.agenda().bind(Rolls.SLOT, rolls));
    }

    /** A bonus of the card that asks for the roll. */
    public static Option<Roll.Part> bonusOf(Card card, Seat by, int amount) {
        return Option.when(amount != 0, () -> new Roll.Part(card, by, amount));
    }

    @Override
    public Message description() {
        return HtsMessage.DO_ROLL.with();
    }
}
