package dev.croupier.pokemon.number;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.rules.UpToMinimum;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;

/** Numbers that texts name. Energy is counted in units, Energy cards in cards (PKM-R72). */
public final class HowManys {
    private HowManys() {}

    /** That number. */
    public static HowMany fixed(int number) {
        return new Fixed(number);
    }

    /** All that there is. */
    public static HowMany all() {
        return new All();
    }

    /** How many units that count as that type the bound cards provide where they were chosen; of any for Colorless. */
    public static HowMany units(Slot<AttachedCards> cards, EnergyType type) {
        return new Units(cards, type);
    }

    /** How many such Pokémon there are. */
    public static HowMany count(Which which) {
        return new Count(which);
    }

    /** How many damage counters they have together. */
    public static HowMany counters(Which which) {
        return new Counters(which);
    }

    /** How many units of Energy that count as that type they have together; of any for Colorless. */
    public static HowMany energy(Which which, EnergyType type) {
        return new Energy(which, type);
    }

    /** How many Energy cards of that kind they have together. */
    public static HowMany energyCards(Which which, Kind kind) {
        return new EnergyCards(which, kind);
    }

    /** How many cards of that kind lie in a zone. */
    public static HowMany cards(Whose whose, Zone zone, Kind kind) {
        return new Cards(whose, zone, kind);
    }

    /** How many flips came up heads. */
    public static HowMany heads() {
        return new BoundNumber(Bound.HEADS);
    }

    /** The damage that the attack has done to the Pokémon that it attacks (PKM-R14). */
    public static HowMany dealt() {
        return new BoundNumber(Bound.DEALT);
    }

    /** A number that was bound. */
    public static HowMany bound(Slot<Integer> slot) {
        return new BoundNumber(slot);
    }

    /** How many cards or Pokémon were bound. */
    public static HowMany size(Slot<?> slot) {
        return new Size(slot);
    }

    /**
     * The least of "up to so many" where everybody sees what there is: one, or none for attacks, as the option {@code upToMinimum} says (PKM-KIND-16).
     */
    public static HowMany upToLeast() {
        return new UpToLeast();
    }

    /** The least of "up to so many" of a hidden zone: one, or none, as the option says (PKM-KIND-16). */
    public static HowMany upToLeastHidden() {
        return new UpToLeastHidden();
    }

    /** How many more Pokémon your Bench has room for. */
    public static HowMany room() {
        return new Room();
    }

    public static HowMany prizesLeft(Whose whose) {
        return new Prizes(whose, false);
    }

    public static HowMany prizesTaken(Whose whose) {
        return new Prizes(whose, true);
    }

    /** The damage that attacks have done to them in the turn before this one (PKM-R32). */
    public static HowMany damageSuffered(Which which) {
        return new DamageSuffered(which);
    }

    /** The Retreat Cost that it has now. */
    public static HowMany retreatCost(Which which) {
        return new RetreatCost(which);
    }

    public static HowMany hp(Which which) {
        return new Hp(which, false);
    }

    public static HowMany remainingHp(Which which) {
        return new Hp(which, true);
    }

    public static HowMany times(int factor, HowMany number) {
        return new Times(factor, number);
    }

    public static HowMany plus(HowMany one, HowMany other) {
        return new Plus(one, other);
    }

    public static HowMany minus(HowMany one, HowMany other) {
        return new Minus(one, other);
    }

    /** Half of HP or damage, rounded up to tens. */
    public static HowMany halfRoundedUp(HowMany number) {
        return new Half(number, true);
    }

    /** Half of HP or damage, rounded down to tens. */
    public static HowMany halfRoundedDown(HowMany number) {
        return new Half(number, false);
    }

    public static HowMany atMost(HowMany one, HowMany other) {
        return new AtMost(one, other);
    }

    /** What a modifier changes, as a number that depends on nothing. */
    record Fixed(int number) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return number;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(number);
        }
    }

    record All() implements HowMany {
        private static final int MORE_THAN_ANYTHING = 100_000;

        @Override
        public int in(PokemonState state, Scope scope) {
            return MORE_THAN_ANYTHING;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_ALL.with();
        }
    }

    record Units(Slot<AttachedCards> cards, EnergyType type) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (AttachedCards.On one :
                    scope.slots().get(cards, AttachedCards.none()).all()) {
                InPlay on = state.find(one.pokemon());
                sum += on == null ? 0 : Energies.countOf(state, on, one.card(), type);
            }
            return sum;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_OF_UNITS.with(type == EnergyType.COLORLESS ? "any" : type);
        }
    }

    record UpToLeast() implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            boolean isAttack = scope.slots().get(Bound.ORIGIN) == Origin.ATTACK;
            return isAttack && state.rules().upToMinimum() == UpToMinimum.OFFICIAL_2026 ? 0 : 1;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(1);
        }
    }

    record UpToLeastHidden() implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return state.rules().upToMinimum() == UpToMinimum.OFFICIAL_2026 ? 0 : 1;
        }

        @Override
        public Message description() {
            return CoreMessage.NUMBER.with(1);
        }
    }

    record Room() implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return Math.max(
                    0,
                    Bench.room(state, scope.seat())
                            - state.side(scope.seat()).bench().size());
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_ROOM.with();
        }
    }

    record Count(Which which) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return which.of(state, scope).size();
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_OF.with(which.description());
        }
    }

    record Counters(Which which) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                sum += pokemon.counters();
            }
            return sum;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_OF_COUNTERS.with(which.description());
        }
    }

    record Energy(Which which, EnergyType type) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                sum += Energies.count(state, pokemon, type);
            }
            return sum;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_OF_ENERGY.with(
                    type == EnergyType.COLORLESS ? "any" : type, which.description());
        }
    }

    record EnergyCards(Which which, Kind kind) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                sum += pokemon.energy().count(placed -> kind.accepts(placed.card()));
            }
            return sum;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_OF_ENERGY_CARDS.with(kind.description(), which.description());
        }
    }

    record Cards(Whose whose, Zone zone, Kind kind) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (Seat seat : whose.seats(state, scope)) {
                sum += Zoned.cards(state, seat, zone, kind).size();
            }
            return sum;
        }

        @Override
        public Message description() {
            Message side = PokemonMessage.valueOf("WHOSE_" + whose).with();
            Message words = kind.description();
            return words.key() == PokemonMessage.KIND_CARD
                    ? TextMessage.NUMBER_OF_ALL_CARDS.with(side, zone)
                    : PokemonMessage.NUMBER_OF_CARDS.with(words, side, zone);
        }
    }

    record BoundNumber(Slot<Integer> slot) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return scope.slots().get(slot, 0);
        }

        @Override
        public Message description() {
            return switch (slot.name()) {
                case "number" -> TextMessage.THAT_NUMBER.with();
                case "dealt" -> TextMessage.DAMAGE_DONE.with();
                default -> PokemonMessage.NUMBER_BOUND.with(slot.name());
            };
        }
    }

    record Size(Slot<?> slot) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            Object bound = scope.slots().get(slot);
            if (bound instanceof Picked picked) {
                return picked.size();
            }
            if (bound instanceof AttachedCards attached) {
                return attached.size();
            }
            return bound instanceof Group group ? group.size() : 0;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_CHOSEN.with();
        }
    }

    record Prizes(Whose whose, boolean taken) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (Seat seat : whose.seats(state, scope)) {
                Side side = state.side(seat);
                sum += taken ? side.taken() : side.prizes().left();
            }
            return sum;
        }

        @Override
        public Message description() {
            return (taken ? PokemonMessage.NUMBER_OF_PRIZES_TAKEN : PokemonMessage.NUMBER_OF_PRIZES_LEFT)
                    .with(PokemonMessage.valueOf("WHOSE_" + whose).with());
        }
    }

    record DamageSuffered(Which which) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            Array<PokemonId> meant = which.of(state, scope).map(InPlay::id);
            return state.facts()
                    .before()
                    .filter(fact -> fact instanceof Fact.Damaged damaged && meant.contains(damaged.pokemon()))
                    .map(fact -> ((Fact.Damaged) fact).damage())
                    .sum()
                    .intValue();
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_DAMAGE_SUFFERED.with(which.description());
        }
    }

    record RetreatCost(Which which) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                sum += Numbers.retreatCost(state, pokemon);
            }
            return sum;
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_RETREAT.with(which.description());
        }
    }

    record Hp(Which which, boolean remaining) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            int sum = 0;
            for (InPlay pokemon : which.of(state, scope)) {
                sum += remaining ? Numbers.remainingHp(state, pokemon) : Numbers.hp(state, pokemon);
            }
            return sum;
        }

        @Override
        public Message description() {
            return (remaining ? PokemonMessage.NUMBER_REMAINING_HP : PokemonMessage.NUMBER_HP)
                    .with(which.description());
        }
    }

    record Times(int factor, HowMany number) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return factor * number.in(state, scope);
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_TIMES.with(factor, number.description());
        }
    }

    record Plus(HowMany one, HowMany other) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return one.in(state, scope) + other.in(state, scope);
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_PLUS.with(one.description(), other.description());
        }
    }

    record Minus(HowMany one, HowMany other) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return one.in(state, scope) - other.in(state, scope);
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_MINUS.with(one.description(), other.description());
        }
    }

    record Half(HowMany number, boolean isUp) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return (number.in(state, scope) + (isUp ? 19 : 0)) / 20 * 10;
        }

        @Override
        public Message description() {
            return (isUp ? PokemonMessage.NUMBER_HALF_UP : PokemonMessage.NUMBER_HALF_DOWN).with(number.description());
        }
    }

    record AtMost(HowMany one, HowMany other) implements HowMany {
        @Override
        public int in(PokemonState state, Scope scope) {
            return Math.min(one.in(state, scope), other.in(state, scope));
        }

        @Override
        public Message description() {
            return PokemonMessage.NUMBER_AT_MOST.with(one.description(), other.description());
        }
    }
}
