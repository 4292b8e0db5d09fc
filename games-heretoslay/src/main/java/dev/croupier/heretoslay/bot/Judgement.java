package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.effect.PutBack;
import dev.croupier.heretoslay.effect.TakeFromHand;
import dev.croupier.heretoslay.effect.TakeOfDeck;
import dev.croupier.heretoslay.hero.RollForHero;
import dev.croupier.heretoslay.party.Bonuses;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.roll.ChangeRoll;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroAsking;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * How good each action looks to the seat that may take it, in cards an action point: 0 for doing nothing. It reads of the state only what
 * that seat may know: the table, the own hand, and how many cards the others have.
 *
 * <p>For one decision, and one thread.
 */
final class Judgement implements HtsAction.Visitor<Double> {
    /** What ends a game that is won. */
    private static final double WON = 1000.0;

    private static final int ATTACK_POINTS = 2;
    private static final int REFRESH_POINTS = 3;
    private static final int FRESH_CARDS = 5;
    private static final double CROWDED = 0.07;
    private static final int ROOMY = 6;

    private final HtsState state;
    private final Seat seat;
    private final Standing standing;
    private final Worth worth;
    private @Nullable Stakes stakes;
    private boolean staked;

    Judgement(HtsState state, Seat seat, Weights weights) {
        this.state = state;
        this.seat = seat;
        this.standing = new Standing(state, weights);
        this.worth = new Worth(standing, seat);
    }

    /** The action that looks best; the first of several. */
    HtsAction best(IndexedSeq<HtsAction> legal) {
        HtsAction best = legal.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (HtsAction action : legal) {
            double rated = rate(action);
            if (rated > most) {
                most = rated;
                best = action;
            }
        }
        return best;
    }

    double rate(HtsAction action) {
        return action.accept(this);
    }

    @Override
    public Double chooseLeader(HtsAction.ChooseLeader action) {
        return Cards.skill(action.leader());
    }

    @Override
    public Double drawCard(HtsAction.DrawCard action) {
        return standing.counting().unseen()
                - CROWDED * Math.max(0, state.hand(seat).size() - ROOMY);
    }

    @Override
    public Double playHero(HtsAction.PlayHero action) {
        return play(action.hero(), null);
    }

    @Override
    public Double playItem(HtsAction.PlayItem action) {
        return play(action.item(), inPlay(action.wearer()));
    }

    @Override
    public Double playMagic(HtsAction.PlayMagic action) {
        return play(action.magic(), null);
    }

    private double play(Card card, @Nullable HeroRef wearer) {
        double gain = worth.played(seat, card, wearer);
        return (1.0 - worth.challenged()) * gain - Cards.held(standing, seat, card);
    }

    private HeroRef inPlay(Card hero) {
        return new HeroRef(
                state.catalogue().copies(state.catalogue().mainDeck(), hero).first());
    }

    @Override
    public Double useHero(HtsAction.UseHero action) {
        return worth.roll(seat, action.hero(), inPlay(action.hero()).number());
    }

    @Override
    public Double attack(HtsAction.Attack action) {
        return worth.attack(action.monster()) / ATTACK_POINTS;
    }

    @Override
    public Double useSkill(HtsAction.UseSkill action) {
        double best = 0.0;
        for (Passive.Activated skill : Passive.of(action.source().face().passives(), Passive.Activated.class)) {
            List<Instruction<HtsState, HtsEvent>> program =
                    List.<Instruction<HtsState, HtsEvent>>of(skill.target(), skill.program());
            best = worth.program(program, seat, action.source().id(), Slots.empty()) / skill.cost();
        }
        return best;
    }

    @Override
    public Double refresh(HtsAction.Refresh action) {
        return (FRESH_CARDS * standing.counting().unseen() - Cards.held(standing, seat, state.hand(seat)))
                / REFRESH_POINTS;
    }

    @Override
    public Double endTurn(HtsAction.EndTurn action) {
        return Party.isFull(state, seat) ? WON : 0.0;
    }

    @Override
    public Double playChallenge(HtsAction.PlayChallenge action) {
        Frame<HtsState, HtsEvent> frame = state.agenda().top();
        CardRef played = frame.slots().get(Bound.PLAYED);
        if (played == null || !(action.challenge().face() instanceof Face.Challenge challenge)) {
            return 0.0;
        }
        Seat player = frame.owner();
        double prevented =
                -worth.played(player, state.card(played.number()), frame.slots().get(Bound.WEARER));
        int own = Rolling.bonus(state, seat, Roll.Purpose.CHALLENGE, Bonuses.NO_HERO) + challenge.bonus();
        int other = Rolling.bonus(state, player, Roll.Purpose.DEFEND, Bonuses.NO_HERO);
        double chance = Dice.challengerWins(own - other);
        return chance * prevented - Cards.held(standing, seat, action.challenge());
    }

    /** What the Modifier gains, alone or with the fewest others of the hand that it takes; nothing for one that changes nothing. */
    @Override
    public Double playModifier(HtsAction.PlayModifier action) {
        Stakes at = stakes();
        if (at == null) {
            return -1.0;
        }
        double now = at.now();
        double cost = Cards.held(standing, seat, action.modifier());
        int change = action.value();
        double gain = at.after(action.roller(), change) - now;
        double stands = Rolling.STANDS;
        if (gain <= 0.0) {
            for (Card other : others(action.modifier(), change)) {
                change += value(other, change);
                cost += Cards.held(standing, seat, other);
                stands *= Rolling.STANDS;
                gain = at.after(action.roller(), change) - now;
                if (gain > 0.0) {
                    break;
                }
            }
        }
        return stands * gain - cost - 0.01 * Math.abs(change);
    }

    private Array<Card> others(Card played, int direction) {
        CardSet modifiers = state.hand(seat).intersection(state.catalogue().ofType(CardType.MODIFIER));
        Array<Card> cards = state.catalogue().cards(modifiers).remove(played);
        return cards.filter(card -> value(card, direction) != 0).sortBy(card -> -Math.abs(value(card, direction)));
    }

    /** The value of a Modifier that goes farthest in a direction; 0 if none goes there. */
    private static int value(Card modifier, int direction) {
        int farthest = 0;
        for (int value : ((Face.Modifier) modifier.face()).values()) {
            farthest = direction > 0 ? Math.max(farthest, value) : Math.min(farthest, value);
        }
        return farthest;
    }

    private @Nullable Stakes stakes() {
        if (!staked) {
            stakes = Stakes.of(worth);
            staked = true;
        }
        return stakes;
    }

    @Override
    public Double pass(HtsAction.Pass action) {
        return 0.0;
    }

    @Override
    public Double accept(HtsAction.Accept action) {
        if (!(state.pending() instanceof May<HtsState, HtsEvent> may)) {
            return 0.0;
        }
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        HeroRef self = top.slots().get(Bound.SELF);
        if (may.body() instanceof RollForHero && self != null) {
            return worth.roll(seat, state.card(self.number()), self.number());
        }
        return worth.program(List.of(may.body()), top.owner(), top.source(), top.slots());
    }

    @Override
    public Double decline(HtsAction.Decline action) {
        return 0.0;
    }

    @Override
    public Double choosePlayer(HtsAction.ChoosePlayer action) {
        return chosen(action.player(), Seat.class);
    }

    @Override
    public Double chooseHero(HtsAction.ChooseHero action) {
        HeroRef hero = inPlay(action.hero());
        Slots slots = state.agenda().slots();
        if (state.pending() instanceof HeroAsking) {
            return -Cards.lost(standing, seat, hero.number());
        }
        CardRef played = slots.get(Bound.PLAYED);
        Seat party = state.partyOf(hero.number());
        if (played != null && party != null && state.card(played.number()).is(CardType.ITEM)) {
            return worth.worn(party, hero.number(), state.card(played.number()));
        }
        return chosen(hero, HeroRef.class);
    }

    /** What comes of it when that is chosen: the rest of the program, with it bound. */
    private <T> double chosen(T option, Class<T> type) {
        if (!(state.pending() instanceof Choose<HtsState, HtsEvent, ?> choose)
                || !choose.as().type().equals(type)) {
            return 0.0;
        }
        Frame<HtsState, HtsEvent> top = state.agenda().top();
        Slots slots = top.slots().with(Slot.of(choose.as().name(), type), option);
        HeroRef self = top.slots().get(Bound.SELF);
        return self != null && top.slots().binds(Rolls.SLOT)
                ? worth.effect(top.owner(), state.card(self.number()), self.number(), slots)
                : worth.program(top.rest().tail(), top.owner(), top.source(), slots);
    }

    @Override
    public Double chooseCard(HtsAction.ChooseCard action) {
        Instruction<HtsState, HtsEvent> pending = state.pending();
        double held = Cards.held(standing, seat, action.card());
        if (pending instanceof Choose<HtsState, HtsEvent, ?>) {
            CardSet discarded = state.piles().discards().foldLeft(CardSet.empty(), CardSet::with);
            CardSet copies = state.catalogue().copies(discarded, action.card());
            return copies.isEmpty() ? held : chosen(new CardRef(copies.first()), CardRef.class);
        }
        if (pending instanceof TakeFromHand || pending instanceof TakeOfDeck) {
            return held;
        }
        if (pending instanceof PutBack) {
            boolean draws = seat.equals(state.turn().seat()) && state.turn().points() > 0;
            return draws ? -held : held;
        }
        if (pending instanceof MayReveal reveal) {
            Frame<HtsState, HtsEvent> top = state.agenda().top();
            return worth.program(List.of(reveal.then()), top.owner(), top.source(), top.slots()) - 0.1;
        }
        return pending instanceof Discard discard && discard.so() >= discard.least()
                ? counted(discard.so() + 1) - counted(discard.so()) - held
                : -held;
    }

    /** What the rest of the program comes to after so many cards were discarded. */
    private double counted(int count) {
        Agenda<HtsState, HtsEvent> agenda = state.agenda();
        Frame<HtsState, HtsEvent> top = agenda.top();
        return worth.program(
                top.rest().tail(), top.owner(), top.source(), top.slots().with(Bound.COUNT, count));
    }

    /** The number that brings the roll to where it is better, or in that direction. */
    @Override
    public Double chooseValue(HtsAction.ChooseValue action) {
        Stakes at = stakes();
        Seat roller = state.agenda().slots().get(Bound.ROLLER);
        boolean changes = state.agenda().top().rest().exists(ChangeRoll.class::isInstance);
        if (at == null || roller == null || !changes) {
            return 0.0;
        }
        double gain = at.after(roller, action.value()) - at.now();
        double further = at.after(roller, 4 * action.value()) - at.now();
        return gain + 0.1 * further;
    }

    /** The actions, those that look best first; of several, in their order. */
    Array<HtsAction> ranked(IndexedSeq<HtsAction> legal) {
        return legal.toArray()
                .map(action -> Tuple.of(rate(action), action))
                .sortBy(rated -> -rated._1)
                .map(rated -> rated._2);
    }
}
