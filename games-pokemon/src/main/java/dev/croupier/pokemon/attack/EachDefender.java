package dev.croupier.pokemon.attack;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Steps of an attack on several Pokémon that are carried out for one of them after the other, each time in a frame of their own: in it that one is the
 * Defending Pokémon, and its player the opponent. What these steps bind, and what they change of the damage, is kept for each.
 *
 * @param steps what is done for each
 * @param own the slots that are bound for each of its own
 */
public record EachDefender(Array<Effect> steps, Array<Slot<?>> own) implements Effect {

    @Override
    public Array<Effect> parts() {
        return steps;
    }

    @Override
    public Effect withParts(Array<Effect> parts) {
        return new EachDefender(parts, own);
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Slots slots = state.agenda().slots();
        return slots.binds(Share.SLOT)
                ? state.withAgenda(state.agenda().then(new DefendersLeft(seats(slots), this)))
                : state.withAgenda(state.agenda().thenAll(steps));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        Prospect best = Prospect.NO;
        for (Effect step : steps) {
            best = best.or(step.prospect(outlook));
        }
        return best;
    }

    @Override
    public Message description() {
        return steps.map(Effect::description)
                .reduceRightOption((one, other) -> CoreMessage.THEN.with(one, other))
                .getOrElse(CoreMessage.NOTHING::with);
    }

    /** Where a frame keeps what is bound for one of those that are attacked. */
    private static Slot<Object> kept(Slot<?> slot, Seat seat) {
        return Slot.of(slot.name() + "@" + seat, Object.class);
    }

    private static Slot<Object> any(Slot<?> slot) {
        return Slot.of(slot.name(), Object.class);
    }

    /** Whom it is done for, in seat order, in a frame with those slots. */
    public Array<Seat> seats(Slots all) {
        Share.Shares shares = all.get(Share.SLOT);
        return shares == null
                ? Array.empty()
                : shares.all().filter(share -> !share.isSpared()).map(Share::seat);
    }

    /** What is bound when it begins to be done for one. */
    public Slots begun(Slots all, Seat seat) {
        Share share = Objects.requireNonNull(all.get(Share.SLOT)).of(seat);
        Integer base = share.base(all.get(Bound.BASE));
        Slots slots = all.with(Bound.DEFENDER, share.pokemon()).with(Bound.OPPONENT, seat);
        slots = base == null ? slots : slots.with(Bound.BASE, base);
        slots = share.targets().all().isEmpty()
                ? slots.without(Targets.SLOT)
                : slots.with(Targets.SLOT, share.targets());
        slots = share.ignored().equals(Ignored.nothing())
                ? slots.without(Targets.IGNORED)
                : slots.with(Targets.IGNORED, share.ignored());
        Hits hits = all.get(Bound.HITS);
        if (hits != null) {
            Hits.@Nullable Hit hit = hits.on(share.pokemon());
            slots = slots.with(Bound.DEALT, hit == null ? 0 : hit.damage());
        }
        for (Slot<?> slot : own) {
            Object kept = all.get(kept(slot, seat));
            slots = kept == null ? slots.without(slot) : slots.with(any(slot), kept);
        }
        return slots;
    }

    /**
     * What is bound when it has been done for one.
     *
     * @param mine what was bound at its end
     * @param isSpared whether the attack does nothing more to that one
     */
    public Slots ended(Slots all, Slots mine, Seat seat, boolean isSpared) {
        Share.Shares before = Objects.requireNonNull(all.get(Share.SLOT));
        Share share = new Share(
                seat,
                before.of(seat).pokemon(),
                Share.more(mine.get(Bound.BASE), all.get(Bound.BASE)),
                mine.get(Targets.SLOT, new Targets(Array.empty())),
                mine.get(Targets.IGNORED, Ignored.nothing()),
                isSpared);
        Slots slots = all.with(Share.SLOT, before.with(share));
        for (Slot<?> slot : own) {
            Object bound = mine.get(any(slot));
            slots = bound == null ? slots.without(kept(slot, seat)) : slots.with(kept(slot, seat), bound);
        }
        Hits hits = mine.get(Bound.HITS);
        return hits == null || hits.equals(all.get(Bound.HITS))
                ? slots
                : slots.with(Bound.HITS, hits).with(Bound.DEALT, mine.get(Bound.DEALT, 0));
    }

    /** The players whose turn is still to come. */
    private record DefendersLeft(Array<Seat> left, EachDefender each) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            if (left.isEmpty()) {
                return state;
            }
            Agenda<PokemonState, PokemonEvent> agenda = state.agenda();
            Array<Seat> next = left.tail();
            agenda = next.isEmpty() ? agenda : agenda.then(new DefendersLeft(next, each));
            return state.withAgenda(state.isAtTable(left.head()) ? agenda.push(frame(state, left.head())) : agenda);
        }

        private Frame<PokemonState, PokemonEvent> frame(PokemonState state, Seat seat) {
            Frame<PokemonState, PokemonEvent> top = state.agenda().top();
            List<Instruction<PokemonState, PokemonEvent>> rest = List.<Instruction<PokemonState, PokemonEvent>>of(
                            new Back(seat, each, false))
                    .prependAll(each.steps());
            return new Frame<>(top.owner(), top.source(), rest, each.begun(top.slots(), seat));
        }
    }

    /** The steps are done for one: what they have bound and changed is kept. */
    private record Back(Seat seat, EachDefender each, boolean isSpared) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Agenda<PokemonState, PokemonEvent> below = state.agenda().pop();
            Slots slots = each.ended(below.slots(), state.agenda().slots(), seat, isSpared);
            PokemonState back = state.withAgenda(below.withSlots(slots));
            return each.seats(slots).isEmpty() ? Failure.of(back, happening) : back;
        }

        Back sparing() {
            return new Back(seat, each, true);
        }
    }

    /** The frame on top where it is one of these: what is left of it is done to that Pokémon no more. Nothing where it is another. */
    static @Nullable PokemonState spared(PokemonState state) {
        return ended(state, true);
    }

    /** The state as if no more were asked or done in the frames of steps that go on. */
    public static PokemonState brokenOff(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (PokemonState ended = ended(at, false); ended != null; ended = ended(at, false)) {
            Instruction<PokemonState, PokemonEvent> back =
                    Objects.requireNonNull(ended.agenda().next());
            at = back.step(ended.withAgenda(ended.agenda().taken()), happening);
        }
        return at;
    }

    private static @Nullable PokemonState ended(PokemonState state, boolean isSpared) {
        if (state.agenda().isEmpty()) {
            return null;
        }
        Frame<PokemonState, PokemonEvent> top = state.agenda().top();
        return top.rest().lastOption().getOrNull() instanceof Back back
                ? state.withAgenda(state.agenda().withTop(top.withRest(List.of(isSpared ? back.sparing() : back))))
                : null;
    }
}
