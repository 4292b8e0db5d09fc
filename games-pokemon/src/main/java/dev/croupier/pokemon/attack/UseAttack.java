package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.energy.EnergyPayment;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.Cost;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Types;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.turn.MainRule;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Attacking: at most once a turn, which ends with it (PKM-TURN-2, PKM-ATK-1). */
public final class UseAttack extends MainRule<PokemonAction.UseAttack> {

    public UseAttack() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.UseAttack> offered) {
        Side side = state.side(seat);
        InPlay active = side.active();
        if (active != null) {
            offer(seat, Attacks.of(state, active), offered);
        }
        for (int i = 0; i < side.bench().size(); i++) {
            offer(seat, Attacks.fromBench(state, side.bench().get(i)), offered);
        }
    }

    private static void offer(Seat seat, Array<Attack> attacks, List<? super PokemonAction.UseAttack> offered) {
        for (int i = 0; i < attacks.size(); i++) {
            PokemonAction.UseAttack action =
                    new PokemonAction.UseAttack(seat, attacks.get(i).name());
            if (!offered.contains(action)) {
                offered.add(action);
            }
        }
    }

    /**
     * The attacks that the Active Pokémon of a seat could use now, whoever's turn it is; of those with one name the first.
     *
     * @param payable whether only those whose cost is met
     */
    public static Array<Attack> usable(PokemonState state, Seat seat, boolean payable) {
        InPlay active = state.side(seat).active();
        return active == null
                ? Array.empty()
                : Attacks.of(state, active)
                        .filter(attack -> whether(
                                        state,
                                        new PokemonAction.UseAttack(seat, attack.name()),
                                        new Possible(active, attack))
                                .forAll(against -> !payable && against instanceof PokemonViolation.CannotPay))
                        .distinctBy(Attack::name);
    }

    /** The Active Pokémon of a seat uses that attack, whoever's turn it is; that it does was told before. */
    public static PokemonState used(PokemonState state, Seat seat, Attack attack) {
        InPlay active = state.side(seat).active();
        return active == null ? state : AttackProgram.announced(state, seat, active.id(), attack, true);
    }

    /** An attack and the Pokémon that would use it. */
    record Possible(InPlay attacker, Attack attack) {}

    /** The attacks of that name: those of the Active Pokémon, then those that can be used from the Bench. */
    private static Array<Possible> named(PokemonState state, PokemonAction.UseAttack action) {
        Side side = state.side(action.seat());
        InPlay active = side.active();
        Array<Possible> all = active == null
                ? Array.empty()
                : named(active, Attacks.of(state, active), action.attack(), Array.empty());
        for (int i = 0; i < side.bench().size(); i++) {
            InPlay benched = side.bench().get(i);
            all = named(benched, Attacks.fromBench(state, benched), action.attack(), all);
        }
        return all;
    }

    private static Array<Possible> named(InPlay attacker, Array<Attack> attacks, String name, Array<Possible> before) {
        Array<Possible> all = before;
        for (int i = 0; i < attacks.size(); i++) {
            if (attacks.get(i).name().equals(name)) {
                Possible possible = new Possible(attacker, attacks.get(i));
                all = all.contains(possible) ? all : all.append(possible);
            }
        }
        return all;
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.UseAttack action) {
        Array<Possible> named = named(state, action);
        if (named.isEmpty()) {
            InPlay active = state.side(action.seat()).active();
            return Array.of(new PokemonViolation.NoSuchText(
                    action,
                    new RuleRef(id()),
                    action.attack(),
                    PokemonMessage.POKEMON.with(active == null ? "" : active.name())));
        }
        Seq<PokemonViolation> first = whether(state, action, named.get(0));
        for (int i = 1; i < named.size() && !first.isEmpty(); i++) {
            if (whether(state, action, named.get(i)).isEmpty()) {
                return Array.empty();
            }
        }
        return first;
    }

    /** Every reason against that attack of that Pokémon. */
    static Seq<PokemonViolation> whether(PokemonState state, PokemonAction.UseAttack action, Possible possible) {
        InPlay attacker = possible.attacker();
        Attack attack = possible.attack();
        Seat seat = action.seat();
        Array<PokemonViolation> against = Array.empty();
        if (state.turn().number() == 1
                && !state.rules().firstTurnAttack()
                && !Permission.allows(state, seat, Passive.Allowed.ATTACK_FIRST_TURN, attacker, attack.name())) {
            against = against.append(
                    blocked(action, "PKM-TURN-3", PokemonMessage.NEEDS_LATER_TURN, PokemonMessage.IT_IS_FIRST_TURN));
        }
        Conditions.Turned turned = attacker.conditions().turned();
        boolean isOut = turned == Conditions.Turned.PARALYZED
                || turned == Conditions.Turned.ASLEEP
                        && !Permission.allows(state, seat, Passive.Allowed.ATTACK_ASLEEP, attacker, attack.name());
        if (isOut) {
            against = against.append(
                    blocked(action, "PKM-CHECK-5", PokemonMessage.NEEDS_ATTACKER, PokemonMessage.IT_IS_ASLEEP));
        }
        Cost cost = Attacks.cost(state, attacker, attack);
        Array<Types> units = Energies.units(state, attacker);
        if (!EnergyPayment.pays(units, cost)) {
            against = against.append(new PokemonViolation.CannotPay(action, new RuleRef("PKM-ATK-1"), cost, units));
        }
        String forbidden = Permission.forbids(state, seat, Passive.Forbidden.ATTACK, attacker, attack.name());
        if (forbidden != null) {
            against = against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_ATTACK, forbidden));
        }
        if (AttackProgram.isSpent(state, seat, attack)) {
            boolean isGx = attack.once() == Attack.OncePerGame.GX;
            against = against.append(exhausted(
                    action,
                    isGx ? "PKM-KIND-6" : "PKM-KIND-3",
                    isGx ? PokemonMessage.ONE_GX_A_GAME : PokemonMessage.ONE_VSTAR_A_GAME));
        }
        for (int i = 0; i < attack.when().size(); i++) {
            When when = attack.when().get(i);
            if (!when.holds(state, Scope.of(seat, attacker.id()))) {
                against = against.append(new PokemonViolation.ConditionFails(action, new RuleRef("PKM-ATK-1"), when));
            }
        }
        return against;
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.UseAttack action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        Array<Possible> possible =
                named(state, action).filter(one -> whether(state, action, one).isEmpty());
        if (possible.isEmpty()) {
            return state;
        }
        Side side = state.side(seat);
        PokemonState done = state.withSide(seat, side.withTurn(side.turn().withDone()));
        if (possible.size() == 1) {
            Possible only = possible.get(0);
            return announced(done, seat, only.attacker().id(), only.attack(), happening);
        }
        Array<ChooseAttacker.Way> ways =
                possible.map(one -> new ChooseAttacker.Way(one.attacker().id(), one.attack()));
        return done.withAgenda(done.agenda()
                .push(new Frame<>(
                        seat, action.attack(), io.vavr.collection.List.of(new ChooseAttacker(ways)), Slots.empty())));
    }

    /** The Pokémon uses the attack. */
    static PokemonState announced(
            PokemonState state, Seat seat, PokemonId attacker, Attack attack, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.Attacked(seat, attacker, attack.name()));
        return AttackProgram.announced(state, seat, attacker, attack, true);
    }

    @Override
    protected boolean isOf(TakeTurn.Part part) {
        return part != TakeTurn.Part.BEFORE_ATTACKS;
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_ATTACK;
    }

    @Override
    protected String id() {
        return "PKM-TURN-2";
    }
}
