package dev.croupier.pokemon.attack;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.DiscardsOwnEnergy;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * The order in which an attack is resolved (PKM-ATK): what may stop it, Confusion, what comes before damage, the base, the damage to all targets at
 * once, the rest of the text, what the damage sets off, Knock Outs.
 */
public final class AttackProgram {
    private AttackProgram() {}

    /**
     * The attack was announced: its program is next.
     *
     * @param first whether it is the first of its turn, after which a text may allow another one
     */
    static PokemonState announced(PokemonState state, Seat seat, PokemonId attacker, Attack attack, boolean first) {
        List<Instruction<PokemonState, PokemonEvent>> rest = List.of(new SetOff(), new Settle());
        InPlay pokemon = state.find(attacker);
        if (first && pokemon != null && pokemon.asks(Hook.ATTACKS_AGAIN)) {
            rest = rest.append(new AttackAgain());
        }
        rest = body(state, attack, rest).prepend(new Confusion()).prepend(new TryToAttack());
        PokemonState told = spent(state, seat, attack).with(new Fact.Attacked(attacker, seat, attack.name()));
        return told.withAgenda(
                told.agenda().push(new Frame<>(seat, attack.name(), rest, bound(told, seat, attacker, attack))));
    }

    /**
     * Another attack is used as the one that goes on, or in its place (PKM-Q15): its whole body is done before the rest, without a cost, with its own
     * base and its own damage. What it damaged counts as damaged by the attack that goes on.
     */
    public static PokemonState used(PokemonState state, Seat seat, PokemonId attacker, Attack attack) {
        boolean goesOn = state.agenda().slots().binds(Bound.ATTACK);
        List<Instruction<PokemonState, PokemonEvent>> rest =
                goesOn ? List.of(new HandBack()) : List.of(new SetOff(), new Settle());
        PokemonState spent = spent(state, seat, attack);
        return spent.withAgenda(spent.agenda()
                .push(new Frame<>(
                        seat, attack.name(), body(spent, attack, rest), bound(spent, seat, attacker, attack))));
    }

    /**
     * Whether that Pokémon may use the attack as far as the attack itself says: it is not one that its player has used up for this game, whichever
     * card it was on, and its own conditions hold (PKM-KIND-3, PKM-KIND-6, PKM-Q15).
     */
    public static boolean isUsable(PokemonState state, Seat seat, PokemonId attacker, Attack attack) {
        return !isSpent(state, seat, attack)
                && attack.when().forAll(when -> when.holds(state, Scope.of(seat, attacker)));
    }

    /** Whether it is one that a player uses once a game, and that player has. */
    static boolean isSpent(PokemonState state, Seat seat, Attack attack) {
        return attack.once() != Attack.OncePerGame.NO
                && state.side(seat).spent().contains(attack.once().name());
    }

    private static PokemonState spent(PokemonState state, Seat seat, Attack attack) {
        return attack.once() == Attack.OncePerGame.NO
                ? state
                : state.withSide(seat, state.side(seat).withSpent(attack.once().name()));
    }

    /** The attack as far as its damage: all that comes before, then {@code last} instead of the damage and everything else. */
    public static PokemonState untilDamage(
            PokemonState state,
            Seat seat,
            PokemonId attacker,
            Attack attack,
            Instruction<PokemonState, PokemonEvent> last) {
        return state.withAgenda(state.agenda()
                .push(new Frame<>(
                        seat,
                        attack.name(),
                        before(attack, early(state, attack), List.of(last)),
                        bound(state, seat, attacker, attack))));
    }

    private static List<Instruction<PokemonState, PokemonEvent>> body(
            PokemonState state, Attack attack, List<Instruction<PokemonState, PokemonEvent>> rest) {
        Array<Effect> early = early(state, attack);
        List<Instruction<PokemonState, PokemonEvent>> body = rest;
        if (!attack.after().isEmpty()) {
            body = body.prependAll(
                    early.isEmpty() ? attack.after() : attack.after().removeAll(early));
        }
        return before(attack, early, body.prepend(new DealDamage()));
    }

    /** What the text does with its own Energy, where that comes before the damage. */
    private static Array<Effect> early(PokemonState state, Attack attack) {
        return state.rules().attackDiscardTiming() == AttackDiscardTiming.BEFORE_DAMAGE
                ? attack.after().filter(DiscardsOwnEnergy.class::isInstance)
                : Array.empty();
    }

    private static List<Instruction<PokemonState, PokemonEvent>> before(
            Attack attack, Array<Effect> early, List<Instruction<PokemonState, PokemonEvent>> damage) {
        List<Instruction<PokemonState, PokemonEvent>> body =
                attack.base().isEmpty() ? damage : damage.prependAll(attack.base());
        body = early.isEmpty() ? body : body.prependAll(early);
        return attack.before().isEmpty() ? body : body.prependAll(attack.before());
    }

    private static Slots bound(PokemonState state, Seat seat, PokemonId attacker, Attack attack) {
        Slots slots = Slots.empty()
                .with(Bound.ATTACK, attack)
                .with(Bound.ORIGIN, Origin.ATTACK)
                .with(Bound.SELF, attacker);
        if (!attack.printed().isBlank()) {
            slots = slots.with(Bound.BASE, attack.printed().number());
        }
        PokemonId defender = defender(state, seat);
        return defender.equals(PokemonId.NONE) ? slots : slots.with(Bound.DEFENDER, defender);
    }

    /** The opponent's Active Pokémon. */
    public static PokemonId defender(PokemonState state, Seat seat) {
        for (Seat opponent : state.opponents(seat)) {
            InPlay active = state.side(opponent).active();
            if (active != null) {
                return active.id();
            }
        }
        return PokemonId.NONE;
    }
}
