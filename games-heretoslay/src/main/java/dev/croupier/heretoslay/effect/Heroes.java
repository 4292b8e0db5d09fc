package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Among;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Heroes to choose from, in the order of the box.
 *
 * @param whose in whose Parties
 * @param player where the player is bound whose Party it is, if it is one player's
 * @param except where Heroes are bound that were chosen already
 */
public record Heroes(Whose whose, @Nullable Slot<Seat> player, Array<Slot<HeroRef>> except)
        implements Among<HtsState, HeroRef> {

    /** Which Heroes. */
    public enum Whose {
        /** Those of others that can be destroyed (HTS-EFF-03, HTS-EFF-15). */
        DESTROYABLE,
        /** Those of others that can be stolen (HTS-EFF-15). */
        STEALABLE,
        /** Those of one's own Party. */
        OWN
    }

    /** Heroes of others that can be destroyed, those bound elsewhere excepted. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Heroes destroyable(Slot<HeroRef>... except) {
        return new Heroes(Whose.DESTROYABLE, null, Array.of(except));
    }

    /** Heroes of others that can be stolen, those bound elsewhere excepted. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Heroes stealable(Slot<HeroRef>... except) {
        return new Heroes(Whose.STEALABLE, null, Array.of(except));
    }

    /** Heroes of the bound player that can be stolen. */
    public static Heroes stealableOf(Slot<Seat> player) {
        return new Heroes(Whose.STEALABLE, player, Array.empty());
    }

    /** The owner's Heroes. */
    public static Heroes own() {
        return new Heroes(Whose.OWN, null, Array.empty());
    }

    /** The Heroes of the bound player. */
    public static Heroes ofPlayer(Slot<Seat> player) {
        return new Heroes(Whose.OWN, player, Array.empty());
    }

    /** What keeps a Hero from being among them. */
    public Option<Passive.What> forbidden() {
        return switch (whose) {
            case DESTROYABLE -> Option.some(Passive.What.DESTROYING_HEROES);
            case STEALABLE -> Option.some(Passive.What.STEALING_HEROES);
            case OWN -> Option.none();
        };
    }

    @Override
    public IndexedSeq<HeroRef> options(HtsState state) {
        Slots slots = state.agenda().slots();
        Seat owner = state.agenda().top().owner();
        CardSet heroes = CardSet.empty();
        if (whose == Whose.OWN) {
            Seat of = player == null ? owner : slots.get(player);
            heroes = of == null ? heroes : state.heroes(of);
        } else {
            Passive.What forbidden = forbidden().get();
            Seat only = player == null ? null : slots.get(player);
            for (int index = 0; index < state.seats(); index++) {
                Seat seat = Seat.of(index);
                boolean concerned = player == null ? !seat.equals(owner) : seat.equals(only) && !seat.equals(owner);
                if (concerned && !state.heroes(seat).isEmpty()) {
                    heroes = heroes.union(Party.exposed(state, seat, forbidden));
                }
            }
        }
        for (Slot<HeroRef> slot : except) {
            HeroRef chosen = slots.get(slot);
            heroes = chosen == null ? heroes : heroes.without(chosen.number());
        }
        return heroes.map(HeroRef::new);
    }

    @Override
    public Message description() {
        return switch (whose) {
            case DESTROYABLE ->
                (except.contains(Bound.HERO) ? HtsMessage.AMONG_SECOND_HEROES : HtsMessage.AMONG_HEROES_OF_OTHERS)
                        .with();
            case STEALABLE ->
                player == null ? HtsMessage.AMONG_HEROES_OF_OTHERS.with() : HtsMessage.AMONG_HEROES_OF_THEM.with();
            case OWN -> player == null ? HtsMessage.AMONG_OWN_HEROES.with() : HtsMessage.AMONG_THEIR_HEROES.with();
        };
    }
}
