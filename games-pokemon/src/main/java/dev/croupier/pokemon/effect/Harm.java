package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.board.Health;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.KnocksOutSelf;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** What texts do to the health of Pokémon besides damage: counters, healing, Special Conditions, Knock Outs. */
public final class Harm {
    private Harm() {}

    /** So many damage counters are put on each of them (PKM-ATK-15). */
    public record PutCounters(Which which, HowMany count) implements Effect, Mentions {
        @Override
        public Array<Slot<?>> mentioned() {
            return Array.of(PUT);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            int counters = count.in(state, scope);
            int put = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                if (counters > 0 && !Affecting.areCountersPrevented(at, scope, pokemon, happening)) {
                    at = Health.put(at, pokemon, counters, happening);
                    put += counters;
                }
            }
            return at.withAgenda(at.agenda().bind(PUT, put));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            if (which.isForeseen(outlook)) {
                outlook.foresee(PUT);
            }
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return Counted.number(count.description()).contains(1)
                    ? TextMessage.ONE_COUNTER.with(which.description())
                    : PokemonMessage.DO_PUT_COUNTERS.with(count.description(), which.description());
        }
    }

    /** So many damage counters are put on some of them in any way, one by one; more than kill are allowed (PKM-R20). */
    public record DistributeCounters(HowMany count, Which which) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            int counters = count.in(state);
            return counters > 0 && !which.of(state, Scope.of(state)).isEmpty()
                    ? state.withAgenda(state.agenda().then(new Distributing(counters, which, PokemonId.NONE)))
                    : state;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_DISTRIBUTE.with(count.description(), which.description());
        }
    }

    /**
     * Counters that are still to be put: asked one by one, never back to a Pokémon before the last one, so that every way is there once.
     *
     * @param left how many
     * @param last where the last one went
     */
    public record Distributing(int left, Which which, PokemonId last) implements Asking {
        @Override
        public Array<Seat> toAct(PokemonState state) {
            return left > 0 && !which.of(state, Scope.of(state)).isEmpty()
                    ? Array.of(state.agenda().top().owner())
                    : Array.empty();
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            Array<InPlay> all = which.of(state, Scope.of(state));
            int from = Math.max(0, all.indexWhere(one -> one.id().equals(last)));
            return all.drop(from).map(one -> (Choice) new Choice.OfPokemon(one.id()));
        }

        /** What may follow are the same and those after it, as often as is left. */
        @Override
        public double ways(PokemonState state, Seat seat, Choice choice) {
            IndexedSeq<Choice> options = options(state, seat);
            int more = left - 1;
            Ways.Alike again = Ways.Alike.of(more);
            return Ways.of(Array.fill(options.size() - options.indexOf(choice), () -> again), more, more);
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            PokemonId id = ((Choice.OfPokemon) choice).pokemon();
            Scope scope = Scope.of(state);
            PokemonState at = state.withAgenda(state.agenda().replacing(new Distributing(left - 1, which, id)));
            InPlay target = at.find(id);
            return target == null || Affecting.areCountersPrevented(at, scope, target, happening)
                    ? at
                    : Health.put(at, target, 1, happening);
        }

        @Override
        public String kind() {
            return "distribute-counters";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            return PokemonMessage.ASK_DISTRIBUTE.with(left);
        }
    }

    /** Damage counters go from one Pokémon to another; at a protected target they are lost (PKM-ATK-15). */
    public record MoveCounters(Which from, Which to, HowMany count) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            Array<InPlay> sources = from.of(state, scope);
            Array<InPlay> targets = to.of(state, scope);
            if (sources.isEmpty() || targets.isEmpty()) {
                return state;
            }
            int moved = Math.min(count.in(state, scope), sources.head().counters());
            PokemonState taken = Health.take(state, sources.head(), moved, happening);
            InPlay target = taken.find(targets.head().id());
            return target == null || Affecting.areCountersPrevented(taken, scope, target, happening)
                    ? taken
                    : Health.put(taken, target, moved, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(from.isForeseen(outlook) && to.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_MOVE_COUNTERS.with(count.description(), from.description(), to.description());
        }
    }

    /** They are healed of so much damage each; of everything where it is more than they have. */
    public record Heal(Which which, HowMany damage) implements Effect, Mentions {
        @Override
        public Array<Slot<?>> mentioned() {
            return Array.of(HEALED);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            int healed = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                int before = pokemon.counters();
                at = Health.heal(at, pokemon, damage.in(state, scope), happening);
                InPlay after = at.find(pokemon.id());
                healed += after == null ? 0 : before - after.counters();
            }
            return at.withAgenda(at.agenda().bind(HEALED, healed));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            Array<InPlay> now = which.of(outlook.state(), outlook.scope());
            boolean could = now.exists(pokemon -> Health.canBeHealed(outlook.state(), pokemon))
                    || now.isEmpty() && which.isForeseen(outlook);
            if (could) {
                outlook.foresee(HEALED);
            }
            return Prospect.of(could);
        }

        @Override
        public Message description() {
            Message all =
                    PokemonMessage.NUMBER_TIMES.with(10, PokemonMessage.NUMBER_OF_COUNTERS.with(which.description()));
            return damage.description().equals(all)
                    ? TextMessage.HEAL_ALL.with(which.description())
                    : PokemonMessage.DO_HEAL.with(damage.description(), which.description());
        }
    }

    /** How many counters the last putting of counters put. */
    public static final dev.croupier.core.agenda.Slot<Integer> PUT =
            dev.croupier.core.agenda.Slot.of("put", Integer.class);

    /** How many counters the last healing took away. */
    public static final dev.croupier.core.agenda.Slot<Integer> HEALED =
            dev.croupier.core.agenda.Slot.of("healed", Integer.class);

    /** They get a Special Condition, with so many counters a checkup where it is Poison or a Burn. */
    public record Inflict(SpecialCondition condition, Which which, int counters) implements Effect {
        public static Inflict on(Which which, SpecialCondition condition) {
            return new Inflict(
                    condition, which, condition == SpecialCondition.BURNED ? Conditions.BURN : Conditions.POISON);
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, scope)) {
                if (!Affecting.isConditionPrevented(at, scope, pokemon, happening)) {
                    at = Health.inflict(at, pokemon, condition, counters, happening);
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
            return PokemonMessage.DO_INFLICT.with(which.description(), condition);
        }
    }

    /** They recover from all Special Conditions. */
    public record Recover(Which which) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            PokemonState at = state;
            for (InPlay pokemon : which.of(state, Scope.of(state))) {
                for (SpecialCondition condition : SpecialCondition.values()) {
                    InPlay now = at.find(pokemon.id());
                    at = now == null ? at : Health.recover(at, now, condition, happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            Array<InPlay> now = which.of(outlook.state(), outlook.scope());
            return Prospect.of(now.exists(pokemon -> !pokemon.conditions().isNone())
                    || now.isEmpty() && which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_RECOVER.with(which.description());
        }
    }

    /** They are Knocked Out, which is no damage (PKM-R46): their counters become as many as their HP. */
    public record KnockOut(Which which) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return knockedOut(state, which, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(which.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_KNOCK_OUT.with(which.description());
        }
    }

    /** The Pokémon Knocks itself Out. */
    public record KnockOutSelf(Which self) implements KnocksOutSelf {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return knockedOut(state, self, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.YES;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_KNOCK_OUT.with(self.description());
        }
    }

    private static PokemonState knockedOut(PokemonState state, Which which, Happening<PokemonEvent> happening) {
        Scope scope = Scope.of(state);
        PokemonState at = state;
        for (InPlay pokemon : which.of(state, scope)) {
            boolean isOwn = pokemon.id().equals(scope.slots().get(Bound.SELF));
            if (!Board.stays(at, pokemon) && (isOwn || !Affecting.isPrevented(at, scope, pokemon, happening))) {
                int needed = (Numbers.hp(at, pokemon) + 9) / 10;
                at = at.with(pokemon.withCounters(Math.max(pokemon.counters(), needed)));
            }
        }
        return at;
    }
}
