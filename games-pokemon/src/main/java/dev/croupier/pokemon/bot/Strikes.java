package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TurnState;
import io.vavr.collection.Array;

/** What the attacks of Active Pokémon are worth to a seat, and who had better be there. */
final class Strikes {
    private static final double NEXT_TURN = 0.6;

    private final Worth worth;
    private final PokemonState state;
    private final Seat seat;
    private double now = Double.NaN;

    Strikes(Worth worth) {
        this.worth = worth;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    /** The best attack that the own Active Pokémon can still use in this turn; 0 where there is none. */
    double now() {
        if (Double.isNaN(now)) {
            InPlay active = worth.sight().active();
            now = active == null || !mayAttack() ? 0.0 : best(active, 0);
        }
        return now;
    }

    /** Whether the seat may still attack in this turn, whatever with. */
    boolean mayAttack() {
        Side side = state.side(seat);
        return state.turn().phase() == TurnState.Phase.TURN
                && worth.sight().isOurs(state.turn().seat())
                && !side.turn().done()
                && (state.turn().number() > 1 || state.rules().firstTurnAttack());
    }

    /** What a Benched Pokémon does for the seat in this turn by coming into the Active Spot, the others' ones included. */
    double gain(InPlay benched) {
        if (!mayAttack()) {
            return 0.0;
        }
        return new Strikes(worth.at(worth.sight().switched(benched))).now() - now();
    }

    /** The best attack of a Pokémon in the Active Spot, where no more than so many Energy are missing; those less ready count less. */
    double best(InPlay active, int missing) {
        double best = 0.0;
        Array<Attack> attacks = Attacks.of(state, active);
        for (int i = 0; i < attacks.size(); i++) {
            Attack attack = attacks.get(i);
            int lacks = Fuel.missing(Energies.units(state, active), Attacks.cost(state, active, attack));
            if (lacks <= missing && isAllowed(active, attack)) {
                double value = new Foresight(worth).attack(active, attack);
                best = Math.max(best, lacks == 0 ? value : NEXT_TURN * value);
            }
        }
        return best;
    }

    private boolean isAllowed(InPlay attacker, Attack attack) {
        Conditions.Turned turned = attacker.conditions().turned();
        if (turned == Conditions.Turned.PARALYZED
                || turned == Conditions.Turned.ASLEEP
                || Permission.forbids(state, attacker.owner(), Passive.Forbidden.ATTACK, attacker, attack.name())
                        != null
                || attack.once() != Attack.OncePerGame.NO
                        && state.side(attacker.owner())
                                .spent()
                                .contains(attack.once().name())) {
            return false;
        }
        Scope scope = Scope.of(attacker.owner(), attacker.id());
        for (int i = 0; i < attack.when().size(); i++) {
            if (!attack.when().get(i).holds(state, scope)) {
                return false;
            }
        }
        return true;
    }

    /** What a Pokémon is good for as the next Active one. */
    double forward(InPlay benched) {
        Sight there = worth.sight().switched(benched);
        InPlay active = there.active();
        if (active == null) {
            return 0.0;
        }
        Worth then = worth.at(there);
        double attack = new Strikes(then).best(active, 1);
        return attack
                - 0.5 * risk(then, active)
                - 0.15 * worth.asset(benched)
                - 3.0 * benched.face().retreat();
    }

    /** What the opponent's Active Pokémon would do to that Active one. */
    private static double risk(Worth then, InPlay active) {
        InPlay other = then.sight().defender();
        if (other == null) {
            return 0.0;
        }
        Strikes strikes = new Strikes(new Worth(new Sight(then.sight().state(), other.owner())));
        return Math.min(strikes.best(other, 0), 2.5 * Worth.PRIZE * Worth.prizes(active));
    }
}
