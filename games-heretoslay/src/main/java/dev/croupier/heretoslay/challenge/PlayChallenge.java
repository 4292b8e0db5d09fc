package dev.croupier.heretoslay.challenge;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Who;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.roll.OpenModifiers;
import dev.croupier.heretoslay.roll.ThrowDice;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
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
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Challenging a Hero, Item or Magic that another player is playing. The Challenge is discarded at once (HTS-CHL-07); both roll, then one window
 * of Modifiers is for both rolls (HTS-CHL-05).
 */
public final class PlayChallenge implements HtsRule<HtsAction.PlayChallenge> {

    public PlayChallenge() {}

    @Override
    public IndexedSeq<HtsAction.PlayChallenge> candidates(HtsState state, Seat seat) {
        if (HtsRule.pending(state, ChallengeWindow.class) == null) {
            return Array.empty();
        }
        CardSet challenges = state.hand(seat).intersection(state.catalogue().ofType(CardType.CHALLENGE));
        return challenges.isEmpty()
                ? Array.empty()
                : state.catalogue()
                        .cards(state.catalogue().kinds(challenges))
                        .map(card -> new HtsAction.PlayChallenge(seat, card));
    }

    @Override
    public Seq<HtsViolation> violations(HtsState state, HtsAction.PlayChallenge action) {
        if (HtsRule.pending(state, ChallengeWindow.class) == null) {
            return HtsRule.notNow(action, "HTS-CHL-02", HtsMessage.NOTHING_ANNOUNCED, state);
        }
        Array<HtsViolation> against = Array.empty();
        if (state.catalogue()
                .copies(state.hand(action.seat()), action.challenge())
                .isEmpty()) {
            against = against.append(new HtsViolation.NotInHand(action, new RuleRef("HTS-B24"), action.challenge()));
        }
        if (!(action.challenge().face() instanceof Face.Challenge challenge)) {
            return against.append(
                    new HtsViolation.WrongType(action, new RuleRef("HTS-B24"), CardType.CHALLENGE, action.challenge()));
        }
        return against.appendAll(challenge
                .heroClass()
                .filter(needed -> !Party.hasClass(state, action.seat(), needed))
                .map(needed -> new HtsViolation.ClassMissing(action, action.challenge(), needed)));
    }

    @Override
    public HtsState effect(HtsState state, HtsAction.PlayChallenge action, Happening<HtsEvent> happening) {
        Seat seat = action.seat();
        Seat player = state.agenda().top().owner();
        Card challenge = action.challenge();
        CardRef played = Objects.requireNonNull(state.agenda().slots().get(Bound.PLAYED));
        int number = state.catalogue().copies(state.hand(seat), challenge).first();
        HtsState discarded = Zones.discarded(state, seat, number);
        happening.tell(new HtsEvent.Challenged(seat, player, challenge, state.card(played.number())));
        Option<Roll.Part> bonus = ThrowDice.bonusOf(challenge, seat, ((Face.Challenge) challenge.face()).bonus());
        Agenda<HtsState, HtsEvent> agenda = discarded
                .agenda()
                .taken()
                .bind(Bound.CHALLENGER, seat)
                .then(new If<>(
                        new ChallengerIsHere(),
                        Sequence.of(
                                new ThrowDice(Who.in(Bound.CHALLENGER), Roll.Purpose.CHALLENGE, bonus),
                                ThrowDice.byOwner(Roll.Purpose.DEFEND),
                                new OpenModifiers(),
                                new SettleChallenge())));
        HtsState declared = discarded.withAgenda(agenda);
        return Triggers.push(
                declared,
                Triggers.of(
                        declared,
                        player,
                        Passive.When.WAS_CHALLENGED,
                        Slots.empty().with(Bound.PLAYER, seat)));
    }
}
