package dev.croupier.heretoslay.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.challenge.ChallengeWindow;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.turn.TakeTurn;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What playing a Hero, an Item and a Magic have in common: when it may be done, what it costs, how an attempt begins (HTS-B10, HTS-B14). */
final class Playing {
    private static final int COST = 1;

    private static final List<Instruction<HtsState, HtsEvent>> UNCHALLENGED = List.of(new ResolvePlay());
    private static final List<Instruction<HtsState, HtsEvent>> UNCHALLENGED_AND_OFFERED =
            List.of(new ResolvePlay(), new Report());

    private Playing() {}

    /** The cards of that type that a player may play from the hand now, one of each kind. */
    static CardSet playable(HtsState state, Seat seat, CardType type) {
        CardSet ofType = state.catalogue().ofType(type);
        if (TakeTurn.isNow(state)) {
            return state.turn().points() < COST
                    ? CardSet.empty()
                    : state.catalogue().kinds(state.hand(seat).intersection(ofType));
        }
        MayPlay offer = HtsRule.pending(state, MayPlay.class);
        return offer == null
                ? CardSet.empty()
                : state.catalogue().kinds(offer.offered(state).intersection(ofType));
    }

    /** Why that card cannot be played from the hand now. */
    static Seq<HtsViolation> violations(HtsState state, HtsAction action, Card card, CardType type) {
        MayPlay offer = HtsRule.pending(state, MayPlay.class);
        Seq<HtsViolation> against =
                offer == null ? TakeTurn.violations(state, action, "HTS-B10", COST) : HtsRule.none();
        if (!card.is(type)) {
            against = against.append(new HtsViolation.WrongType(action, new RuleRef("HTS-B10"), type, card));
        }
        CardSet copies = state.catalogue().copies(state.hand(action.seat()), card);
        if (copies.isEmpty()) {
            return against.append(new HtsViolation.NotInHand(action, new RuleRef("HTS-B10"), card));
        }
        return offer != null && !offer.offered(state).intersects(copies)
                ? against.append(new HtsViolation.NotOffered(
                        action,
                        new RuleRef("HTS-B14"),
                        card,
                        HtsMessage.A_TYPE.with(
                                offer.types().map(CardType::withArticle).mkString(" or "))))
                : against;
    }

    /** The attempt begins: the card lies open, and the others may challenge it before it does anything. */
    static HtsState attempt(
            HtsState before, Seat seat, Card card, Option<HeroRef> wearer, Happening<HtsEvent> happening) {
        MayPlay offer = HtsRule.pending(before, MayPlay.class);
        HtsState state = offer == null
                ? TakeTurn.paid(before, COST, happening)
                : before.withAgenda(
                        before.agenda().taken().bind(Bound.DONE, before.rules().snowballDrawIfChallenged()));
        CardSet from = offer == null ? state.hand(seat) : offer.offered(before);
        int number = state.catalogue().copies(from, card).first();
        happening.tell(new HtsEvent.Attempted(seat, card, wearer.map(hero -> state.card(hero.number()))));
        HtsState open = Zones.toResolving(state, seat, number);
        Slots slots = Slots.empty().with(Bound.PLAYED, new CardRef(number));
        List<Instruction<HtsState, HtsEvent>> program = (offer == null ? UNCHALLENGED : UNCHALLENGED_AND_OFFERED)
                .prepend(ChallengeWindow.against(open, seat, card));
        return open.withAgenda(open.agenda()
                .push(new Frame<>(
                        seat,
                        card.id(),
                        program,
                        wearer.isDefined() ? slots.with(Bound.WEARER, wearer.get()) : slots)));
    }

    /** The Heroes that can wear an Item now. */
    static Array<HeroRef> wearers(CardSet heroes) {
        return heroes.map(HeroRef::new);
    }
}
