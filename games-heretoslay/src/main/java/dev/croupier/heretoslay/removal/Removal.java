package dev.croupier.heretoslay.removal;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.skill.Triggers;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.zone.Zones;
import io.vavr.collection.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The replacement layer: a Hero about to be destroyed or sacrificed goes through steps, each of which may let something else happen and end the
 * removal; the last one does it. The Hero that steals instead comes before the Item that takes the Hero's place, unless the options turn
 * that around (HTS-ITM-09, HTS-ITM-10, HTS-ITM-11).
 */
final class Removal {
    private Removal() {}

    static HtsState destroying(HtsState state, Seat by, HeroRef hero, boolean itemsToHand) {
        List<Instruction<HtsState, HtsEvent>> instead = state.rules().dollBeforeSabretooth()
                ? List.of(new ItemInstead(itemsToHand), new StealInstead())
                : List.of(new StealInstead(), new ItemInstead(itemsToHand));
        return begun(state, by, hero, instead.append(new DestroyNow(itemsToHand)));
    }

    static HtsState sacrificing(HtsState state, Seat owner, HeroRef hero) {
        return begun(state, owner, hero, List.of(new ItemInstead(false), new SacrificeNow()));
    }

    private static HtsState begun(
            HtsState state, Seat owner, HeroRef hero, List<Instruction<HtsState, HtsEvent>> steps) {
        return state.withAgenda(state.agenda()
                .push(new Frame<>(
                        owner,
                        state.agenda().top().source(),
                        steps,
                        Slots.empty().with(Bound.HERO, hero))));
    }

    private static HeroRef hero(HtsState state) {
        return Objects.requireNonNull(state.agenda().slots().get(Bound.HERO));
    }

    /** Nothing more of the removal is done. */
    private static HtsState ended(HtsState state) {
        return state.withAgenda(state.agenda().withTop(state.agenda().top().withRest(List.empty())));
    }

    private static @Nullable Card replacing(Iterable<Card> cards, Passive.Instead instead) {
        for (Card card : cards) {
            for (Passive passive : card.face().passives()) {
                if (passive instanceof Passive.Replacement replacement && replacement.instead() == instead) {
                    return card;
                }
            }
        }
        return null;
    }

    /** A destroyer with that skill may steal the Hero, where it can be stolen. */
    private record StealInstead() implements Step {
        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            Seat by = state.agenda().top().owner();
            Seat owner = state.partyOf(hero(state).number());
            Card skill = replacing(Party.skills(state, by), Passive.Instead.STEAL);
            if (skill == null
                    || owner == null
                    || Party.forbidding(state, owner, Passive.What.STEALING_HEROES) != null) {
                return state;
            }
            Instruction<HtsState, HtsEvent> steal = new StealIt(skill);
            return state.withAgenda(
                    state.agenda().then(state.rules().skillsMandatory() ? steal : new May<>(Who.owner(), steal)));
        }
    }

    private record StealIt(Card skill) implements Step {
        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            int hero = hero(state).number();
            Seat by = state.agenda().top().owner();
            Seat owner = state.partyOf(hero);
            if (owner == null) {
                return state;
            }
            happening.tell(new HtsEvent.SkillUsed(by, skill));
            happening.tell(new HtsEvent.Stolen(by, state.card(hero), owner));
            return ended(Zones.heroTo(state, hero, owner, by));
        }

        @Override
        public Message description() {
            return HtsMessage.DO_STEAL_INSTEAD.with();
        }
    }

    /** An Item that takes the place of its wearer goes where an Item of a removed Hero goes, and the Hero stays. */
    private record ItemInstead(boolean itemsToHand) implements Step {
        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            int hero = hero(state).number();
            Seat owner = state.partyOf(hero);
            if (owner == null || (itemsToHand && !state.rules().dollSavesFromShurikitty())) {
                return state;
            }
            for (var items = state.equipment().on(hero).iterator(); items.hasNext(); ) {
                int item = items.nextInt();
                if (replacing(List.of(state.card(item)), Passive.Instead.DISCARD_ITEM) != null) {
                    happening.tell(new HtsEvent.Saved(owner, state.card(hero), state.card(item)));
                    return ended(
                            itemsToHand
                                    ? Zones.itemToHand(
                                            state, item, state.agenda().top().owner(), happening)
                                    : Zones.itemToDiscards(state, item, happening));
                }
            }
            return state;
        }
    }

    private record DestroyNow(boolean itemsToHand) implements Step {
        @Override
        public HtsState step(HtsState before, Happening<HtsEvent> happening) {
            int hero = hero(before).number();
            Seat by = before.agenda().top().owner();
            Seat owner = before.partyOf(hero);
            if (owner == null) {
                return before;
            }
            HtsState state = before;
            if (itemsToHand) {
                for (var items = before.equipment().on(hero).iterator(); items.hasNext(); ) {
                    state = Zones.itemToHand(state, items.nextInt(), by, happening);
                }
            }
            happening.tell(new HtsEvent.Destroyed(by, state.card(hero), owner));
            HtsState gone = Zones.heroToDiscards(state, hero, owner, happening);
            return Triggers.push(gone, Triggers.of(gone, owner, Passive.When.HERO_WAS_DESTROYED, Slots.empty()));
        }
    }

    private record SacrificeNow() implements Step {
        @Override
        public HtsState step(HtsState state, Happening<HtsEvent> happening) {
            int hero = hero(state).number();
            Seat owner = state.partyOf(hero);
            if (owner == null) {
                return state;
            }
            happening.tell(new HtsEvent.Sacrificed(owner, state.card(hero)));
            return Zones.heroToDiscards(state, hero, owner, happening);
        }
    }

    /** A step of a removal, which no card speaks of. */
    private interface Step extends Instruction<HtsState, HtsEvent> {
        @Override
        default Message description() {
            return CoreMessage.NOTHING.with();
        }
    }
}
