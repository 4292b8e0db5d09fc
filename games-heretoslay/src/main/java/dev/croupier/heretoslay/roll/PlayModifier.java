package dev.croupier.heretoslay.roll;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.skill.Fired;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Playing a Modifier: any number, by anybody, on any roll on the table, with either of its values (HTS-B23, HTS-MOD-02, HTS-MOD-06). */
public final class PlayModifier implements HtsRule<HtsAction.PlayModifier> {

    public PlayModifier() {}

    @Override
    public IndexedSeq<HtsAction.PlayModifier> candidates(HtsState state, Seat seat) {
        ModifierWindow window = HtsRule.pending(state, ModifierWindow.class);
        if (window == null) {
            return Array.empty();
        }
        CardSet modifiers = state.hand(seat).intersection(state.catalogue().ofType(CardType.MODIFIER));
        Rolls rolls = state.agenda().slots().get(Rolls.SLOT);
        if (modifiers.isEmpty() || rolls == null) {
            return Array.empty();
        }
        List<HtsAction.PlayModifier> candidates = List.empty();
        for (Card card : state.catalogue().cards(state.catalogue().kinds(modifiers))) {
            for (int value : ((Face.Modifier) card.face()).values()) {
                for (Roll roll : rolls.rolls()) {
                    candidates = candidates.prepend(new HtsAction.PlayModifier(seat, card, value, roll.seat()));
                }
            }
        }
        return Array.ofAll(candidates.reverse());
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.PlayModifier action) {
        if (HtsRule.pending(state, ModifierWindow.class) == null) {
            return HtsRule.notNow(action, "HTS-MOD-01", HtsMessage.NO_ROLL, state);
        }
        Array<HtsViolation> against = Array.empty();
        if (state.catalogue()
                .copies(state.hand(action.seat()), action.modifier())
                .isEmpty()) {
            against = against.append(new HtsViolation.NotInHand(action, new RuleRef("HTS-B23"), action.modifier()));
        }
        if (!(action.modifier().face() instanceof Face.Modifier modifier)) {
            against = against.append(
                    new HtsViolation.WrongType(action, new RuleRef("HTS-B23"), CardType.MODIFIER, action.modifier()));
        } else if (!modifier.values().contains(action.value())) {
            against = against.append(new HtsViolation.NoSuchValue(
                    action,
                    action.modifier(),
                    modifier.values().map(Amounts::signed).mkString(" or "),
                    action.value()));
        }
        if (Changes.on(state, action.roller()) == null) {
            against = against.append(new HtsViolation.NoSuchRoll(action, action.roller()));
        }
        return against;
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.PlayModifier action, Happening<HtsEvent> happening) {
        Seat seat = action.seat();
        int card = state.catalogue().copies(state.hand(seat), action.modifier()).first();
        HtsState played = Zones.discarded(state, seat, card);
        HtsState changed = played.withAgenda(
                Changes.with(played, action.roller(), new Roll.Part(action.modifier(), seat, action.value())));
        Roll roll = Changes.on(changed, action.roller());
        happening.tell(new HtsEvent.ModifierPlayed(
                seat, action.modifier(), action.value(), action.roller(), roll == null ? 0 : roll.total()));
        HtsState open = changed.withAgenda(changed.agenda().replacing(ModifierWindow.open(changed)));
        return Triggers.push(open, triggered(open, seat, action.roller()));
    }

    private static List<Fired> triggered(HtsState state, Seat seat, Seat roller) {
        Slots about = Slots.empty().with(Bound.ROLLER, roller);
        List<Fired> fired = Triggers.of(state, seat, Passive.When.PLAYED_MODIFIER, about);
        if (!seat.equals(roller)) {
            fired = fired.appendAll(Triggers.of(state, roller, Passive.When.OTHER_PLAYED_MODIFIER_ON_OWN_ROLL, about));
        }
        Array<Seat> all = state.clockwiseFrom(seat);
        for (int i = 0; i < all.size(); i++) {
            fired = fired.appendAll(Triggers.of(state, all.get(i), Passive.When.ANYONE_PLAYED_MODIFIER, about));
        }
        return fired;
    }
}
