package dev.croupier.pokemon.board;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/** Pokémon enter play, change places, get and lose cards, and leave. The cards have left where they were before, or go where they belong after. */
public final class Board {
    private Board() {}

    /** Whether no text can Knock out that Pokémon, devolve it or have it leave play: it stays as long as its seat takes part. */
    public static boolean stays(PokemonState state, InPlay pokemon) {
        return !state.setting().profile(pokemon.owner()).losesPokemon() && state.isAtTable(pokemon.owner());
    }

    /** A Pokémon enters play on the Bench, or in the Active Spot where {@code active} says so. Its id is the number of those that have entered. */
    public static PokemonState enter(
            PokemonState state, Seat seat, Array<Placed> stack, boolean active, Happening<PokemonEvent> happening) {
        PokemonId id = PokemonId.of(state.entered() + 1);
        InPlay pokemon = InPlay.of(id, seat, stack, state.turn().number());
        happening.tell(new PokemonEvent.EnteredPlay(seat, id, pokemon.card(), active));
        Side side = state.side(seat);
        return state.withEntered(id.number())
                .withSide(
                        seat,
                        active
                                ? side.withActive(pokemon)
                                : side.withBench(side.bench().append(pokemon)));
    }

    /** A card of the hand enters play on the Bench, which may set something off. */
    public static PokemonState enterFromHand(
            PokemonState state, Seat seat, int card, Happening<PokemonEvent> happening) {
        PokemonState left = Zones.fromHand(state, seat, card);
        PokemonState entered = enter(left, seat, Array.of(left.deck(seat).placed(card)), false, happening);
        InPlay pokemon = entered.side(seat).bench().last();
        return Triggers.push(entered, seat, Triggers.of(entered, Hook.PLAYED_TO_BENCH, pokemon, Slots.empty()));
    }

    /**
     * A Pokémon evolves: the card comes to lie on its stack (PKM-TURN-6).
     *
     * @param fromHand whether it is played from the hand, which may set something off
     */
    public static PokemonState evolve(
            PokemonState state, InPlay pokemon, Placed card, boolean fromHand, Happening<PokemonEvent> happening) {
        Seat seat = pokemon.owner();
        happening.tell(new PokemonEvent.Evolved(seat, pokemon.id(), pokemon.card(), card.card()));
        InPlay evolved = pokemon.refreshed()
                .withStack(pokemon.stack().append(card), state.turn().number());
        PokemonState after = state.with(evolved).with(new Fact.Evolved(pokemon.id()));
        return fromHand
                ? Triggers.push(after, seat, Triggers.of(after, Hook.EVOLVED_FROM_HAND, evolved, Slots.empty()))
                : after;
    }

    /** The highest cards of a Pokémon's stack go away, so many of them as leave one (PKM-R81). */
    public static PokemonState devolve(
            PokemonState state, InPlay pokemon, int cards, Zone to, Happening<PokemonEvent> happening) {
        if (stays(state, pokemon)) {
            return state;
        }
        int gone = Math.min(cards, pokemon.stack().size() - 1);
        if (gone <= 0 || pokemon.face().stage() == Stage.V_UNION) {
            return state;
        }
        Array<Placed> off = pokemon.stack().takeRight(gone);
        InPlay devolved = pokemon.refreshed()
                .withStack(pokemon.stack().dropRight(gone), state.turn().number());
        happening.tell(new PokemonEvent.Devolved(pokemon.id(), pokemon.card(), devolved.card()));
        return toOwners(state.with(devolved), off, to, happening);
    }

    /**
     * Another card takes the place of a Pokémon's highest one, which goes to a zone of its owner's. Nothing else of the Pokémon changes: what is
     * attached, counters, Special Conditions, how long it has been in play, what lasts on it.
     */
    public static PokemonState exchange(
            PokemonState state, InPlay pokemon, Placed card, Zone to, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Exchanged(pokemon.owner(), pokemon.id(), pokemon.card(), card.card()));
        InPlay exchanged = pokemon.withStack(pokemon.stack().init().append(card), pokemon.changed());
        return toOwner(state.with(exchanged), pokemon.top(), to, happening);
    }

    /** A Benched Pokémon changes places with the Active one (PKM-TURN-10). */
    public static PokemonState switchIn(PokemonState state, InPlay benched, Happening<PokemonEvent> happening) {
        Seat seat = benched.owner();
        Side side = state.side(seat);
        InPlay active = side.active();
        int place = side.benchPlace(benched.id());
        if (place < 0) {
            return state;
        }
        Side changed = active == null
                ? side.withBench(side.bench().removeAt(place)).withActive(benched)
                : side.withBench(side.bench().update(place, active.refreshed())).withActive(benched);
        happening.tell(new PokemonEvent.BecameActive(seat, benched.id()));
        PokemonState after = state.withSide(seat, changed).with(new Fact.MovedToActive(benched.id()));
        Array<Fired> fired = Triggers.of(after, Hook.MOVED_TO_ACTIVE, benched, Slots.empty());
        InPlay left = active == null ? null : after.find(active.id());
        return Triggers.push(
                after,
                seat,
                left == null ? fired : fired.appendAll(Triggers.of(after, Hook.MOVED_TO_BENCH, left, Slots.empty())));
    }

    /** A card is attached to a Pokémon: an Energy or a Tool. */
    public static PokemonState attach(
            PokemonState state, Seat by, Placed card, InPlay pokemon, Zone from, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Attached(by, card.card(), pokemon.id(), from));
        InPlay with = card.card().isEnergy()
                ? pokemon.withEnergy(pokemon.energy().append(card))
                : pokemon.withTools(pokemon.tools().append(card));
        PokemonState after = state.with(with);
        return from == Zone.HAND
                ? Triggers.push(
                        after,
                        by,
                        Triggers.of(
                                        after,
                                        Hook.ATTACHED_FROM_HAND,
                                        with,
                                        Slots.empty().with(Bound.CARD, card.card()))
                                .filter(fired -> isSetOffBy(fired, card)))
                : after;
    }

    /** A text of an attached card speaks of its own attaching; it is no longer set off when another card is attached (PKM-Q40). */
    private static boolean isSetOffBy(Fired fired, Placed card) {
        return fired.origin() != Origin.TOOL && fired.origin() != Origin.ENERGY
                || fired.source().equals(card.card().name());
    }

    /** An attached card is taken off its Pokémon; where it goes is said by what follows. */
    public static PokemonState takeOff(PokemonState state, InPlay pokemon, Placed card) {
        return state.with(
                card.card().isEnergy()
                        ? pokemon.withEnergy(pokemon.energy().remove(card))
                        : pokemon.withTools(pokemon.tools().remove(card)));
    }

    /** An attached card goes to another zone of its owner's. */
    public static PokemonState detach(
            PokemonState state, InPlay pokemon, Placed card, Zone to, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Detached(card.card(), pokemon.id(), Zones.goal(card.card(), to)));
        return toOwner(takeOff(state, pokemon, card), card, to, happening);
    }

    /** An attached card goes to another Pokémon. */
    public static PokemonState moveAttached(
            PokemonState state, InPlay from, Placed card, PokemonId to, Happening<PokemonEvent> happening) {
        PokemonState off = takeOff(state, from, card);
        InPlay target = off.find(to);
        if (target == null) {
            return state;
        }
        happening.tell(new PokemonEvent.AttachmentMoved(card.card(), from.id(), to));
        return off.with(
                card.card().isEnergy()
                        ? target.withEnergy(target.energy().append(card))
                        : target.withTools(target.tools().append(card)));
    }

    /** A Pokémon leaves play with everything attached to it: its stack goes to one zone, the rest to another, each card to its owner's. */
    public static PokemonState leave(
            PokemonState state, InPlay pokemon, Zone stackTo, Zone restTo, Happening<PokemonEvent> happening) {
        if (stays(state, pokemon)) {
            return state;
        }
        happening.tell(new PokemonEvent.LeftPlay(pokemon.id(), pokemon.card(), Zones.goal(pokemon.card(), stackTo)));
        PokemonState gone =
                state.withSide(pokemon.owner(), state.side(pokemon.owner()).without(pokemon.id()));
        return toOwners(
                toOwners(gone, pokemon.stack(), stackTo, happening),
                pokemon.energy().appendAll(pokemon.tools()),
                restTo,
                happening);
    }

    /** Cards from play go to a zone of their owners'. */
    public static PokemonState toOwners(
            PokemonState state, Array<Placed> cards, Zone to, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (int seat = 0; seat < state.seats(); seat++) {
            CardSet own = CardSet.empty();
            for (Placed placed : cards) {
                if (placed.owner().index() == seat) {
                    own = own.with(placed.number());
                }
            }
            at = Zones.move(at, Seat.of(seat), own, Zone.PLAY, to, Zones.ALL, happening);
        }
        return at;
    }

    private static PokemonState toOwner(PokemonState state, Placed card, Zone to, Happening<PokemonEvent> happening) {
        CardInstance instance = card.instance();
        return Zones.move(state, instance.owner(), CardSet.of(instance.number()), Zone.PLAY, to, Zones.ALL, happening);
    }
}
