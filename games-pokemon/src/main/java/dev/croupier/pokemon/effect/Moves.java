package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.number.Zoned;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;

/** Pokémon change places, enter play by texts, evolve by them and leave. */
public final class Moves {
    private Moves() {}

    /** On which of the two a switch is an effect: protection is asked of that one (PKM-S8). */
    public enum Concerned {
        /** The text chooses who comes in. */
        SWITCHED_IN,
        /** The text says who goes out; its player chooses who comes in. */
        SWITCHED_OUT,
        /** Somebody's own switch. */
        BOTH
    }

    /** A Benched Pokémon changes places with the Active one of its side. */
    public record MoveToActive(Which which, Concerned concerned) implements Effect {
        /** An effect on both of them. */
        public MoveToActive(Which which) {
            this(which, Concerned.BOTH);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, scope)) {
                Side side = at.side(pokemon.owner());
                InPlay active = side.active();
                boolean isPrevented =
                        concerned != Concerned.SWITCHED_OUT && Affecting.isPrevented(at, scope, pokemon, happening)
                                || concerned != Concerned.SWITCHED_IN
                                        && active != null
                                        && Affecting.isPrevented(at, scope, active, happening);
                at = isPrevented || side.isActive(pokemon.id()) ? at : Board.switchIn(at, pokemon, happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_MOVE_TO_ACTIVE.with(which.description());
        }
    }

    /** Bound cards are put onto their owner's Bench while there is room. */
    public record PutOnBench(Slot<Picked> cards) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Picked picked = state.agenda().slots().get(cards);
            if (picked == null) {
                return state;
            }
            Seat owner = picked.owner();
            CardSet there = picked.cards().intersection(Zoned.cards(state, owner, picked.where()));
            PokemonState at = state;
            for (var all = there.iterator(); all.hasNext(); ) {
                int number = all.nextInt();
                if (Bench.hasRoom(at, owner) && !SetUp.isKeptOut(at.deck(owner).card(number))) {
                    at = Zones.move(at, owner, CardSet.of(number), picked.where(), Zone.PLAY, Zones.ALL, happening);
                    at = Board.enter(at, owner, Array.of(at.deck(owner).placed(number)), false, happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(cards)
                    && Bench.hasRoom(outlook.state(), outlook.scope().seat()));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_PUT_ON_BENCH.with();
        }
    }

    /** A bound card is put onto a Pokémon to evolve it. */
    public record EvolveWith(Slot<Picked> card, Which which) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Picked picked = state.agenda().slots().get(card);
            Array<InPlay> pokemon = which.of(state, Scope.of(state));
            if (picked == null || picked.isEmpty() || pokemon.isEmpty()) {
                return state;
            }
            Seat owner = picked.owner();
            int number = picked.cards().first();
            if (SetUp.isKeptOut(state.deck(owner).card(number))) {
                return state;
            }
            PokemonState left =
                    Zones.move(state, owner, CardSet.of(number), picked.where(), Zone.PLAY, Zones.ALL, happening);
            return Board.evolve(
                    left, pokemon.head(), left.deck(owner).placed(number), picked.where() == Zone.HAND, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(card) && which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_EVOLVE.with(which.description());
        }
    }

    /** A bound card takes the place of the one that says what a Pokémon is, which goes to another zone; everything else of it stays (PKM-R64). */
    public record Exchange(Slot<Picked> card, Which which, Zone to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Picked picked = state.agenda().slots().get(card);
            Array<InPlay> pokemon = which.of(state, Scope.of(state));
            if (picked == null || picked.isEmpty() || pokemon.isEmpty()) {
                return state;
            }
            Seat owner = picked.owner();
            int number = picked.cards().first();
            PokemonState left =
                    Zones.move(state, owner, CardSet.of(number), picked.where(), Zone.PLAY, Zones.ALL, happening);
            return Board.exchange(left, pokemon.head(), left.deck(owner).placed(number), to, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(card) && which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_EXCHANGE.with(which.description(), to);
        }
    }

    /** They devolve by so many cards, which go to another zone. */
    public record Devolve(Which which, int cards, Zone to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, scope)) {
                if (!Affecting.isPrevented(at, scope, pokemon, happening)) {
                    at = Board.devolve(at, pokemon, cards, to, happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_DEVOLVE.with(which.description());
        }
    }

    /** They leave play, which is no Knock Out: the Pokémon cards to one zone, what is attached to another. */
    public record Leave(Which which, Zone stackTo, Zone restTo) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, scope)) {
                if (!Affecting.isPrevented(at, scope, pokemon, happening)) {
                    at = Board.leave(at, pokemon, stackTo, restTo, happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_LEAVE.with(which.description(), stackTo, restTo);
        }
    }
}
