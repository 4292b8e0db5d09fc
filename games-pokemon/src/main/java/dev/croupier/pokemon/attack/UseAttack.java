package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Attacking: at most once a turn, which ends with it (PKM-TURN-2, PKM-ATK-1). */
public final class UseAttack extends MainRule<PokemonAction.UseAttack> {

    public UseAttack() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<PokemonAction.UseAttack> offered) {
        InPlay active = state.side(seat).active();
        if (active == null) {
            return;
        }
        Array<Attack> attacks = Attacks.of(state, active);
        for (int i = 0; i < attacks.size(); i++) {
            offered.add(new PokemonAction.UseAttack(seat, attacks.get(i).name()));
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.UseAttack action) {
        InPlay active = state.side(action.seat()).active();
        Attack attack = active == null ? null : Attacks.named(state, active, action.attack());
        if (active == null || attack == null) {
            return Array.of(new PokemonViolation.NoSuchText(
                    action,
                    new RuleRef(id()),
                    action.attack(),
                    PokemonMessage.POKEMON.with(active == null ? "" : active.name())));
        }
        return whether(state, action, active, attack);
    }

    /** Every reason against that attack of that Pokémon. */
    static Seq<PokemonViolation> whether(
            PokemonState state, PokemonAction.UseAttack action, InPlay attacker, Attack attack) {
        Seat seat = action.seat();
        Array<PokemonViolation> against = Array.empty();
        if (state.turn().number() == 1
                && !state.rules().firstTurnAttack()
                && !Permission.allows(state, seat, Passive.Allowed.ATTACK_FIRST_TURN, attacker)) {
            against = against.append(
                    blocked(action, "PKM-TURN-3", PokemonMessage.NEEDS_LATER_TURN, PokemonMessage.IT_IS_FIRST_TURN));
        }
        Conditions.Turned turned = attacker.conditions().turned();
        boolean isOut = turned == Conditions.Turned.ASLEEP || turned == Conditions.Turned.PARALYZED;
        if (isOut && !Permission.allows(state, seat, Passive.Allowed.ATTACK_ASLEEP, attacker)) {
            against = against.append(
                    blocked(action, "PKM-CHECK-5", PokemonMessage.NEEDS_ATTACKER, PokemonMessage.IT_IS_ASLEEP));
        }
        Cost cost = Attacks.cost(state, attacker, attack);
        Array<Types> units = Energies.units(state, attacker);
        if (!EnergyPayment.pays(units, cost)) {
            against = against.append(
                    new PokemonViolation.CannotPay(action, new RuleRef("PKM-ATK-1"), cost, shown(units)));
        }
        String forbidden = Permission.forbids(state, seat, Passive.Forbidden.ATTACK, attacker, attack.name());
        if (forbidden != null) {
            against = against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_ATTACK, forbidden));
        }
        Side side = state.side(seat);
        if (attack.once() != Attack.OncePerGame.NO
                && side.spent().contains(attack.once().name())) {
            boolean isGx = attack.once() == Attack.OncePerGame.GX;
            against = against.append(exhausted(
                    action,
                    isGx ? "PKM-KIND-6" : "PKM-KIND-3",
                    isGx ? PokemonMessage.ONE_GX_A_GAME : PokemonMessage.ONE_VSTAR_A_GAME));
        }
        for (int i = 0; i < attack.when().size(); i++) {
            When when = attack.when().get(i);
            if (!when.holds(state, Scope.of(seat, attacker.id()))) {
                against = against.append(
                        new PokemonViolation.ConditionFails(action, new RuleRef("PKM-ATK-1"), when.description()));
            }
        }
        return against;
    }

    private static String shown(Array<Types> units) {
        return units.isEmpty() ? "nothing" : units.mkString(" ");
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.UseAttack action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        InPlay attacker = state.side(seat).active();
        Attack attack = attacker == null ? null : Attacks.named(state, attacker, action.attack());
        if (attacker == null || attack == null) {
            return state;
        }
        Side side = state.side(seat).withTurn(state.side(seat).turn().withDone());
        if (attack.once() != Attack.OncePerGame.NO) {
            side = side.withSpent(attack.once().name());
        }
        PokemonId id = attacker.id();
        happening.tell(new PokemonEvent.Attacked(seat, id, attack.name()));
        return AttackProgram.announced(state.withSide(seat, side), seat, id, attack, true);
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
