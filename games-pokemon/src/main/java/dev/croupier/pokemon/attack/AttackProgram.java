package dev.croupier.pokemon.attack;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.knockout.Settle;
import dev.croupier.pokemon.query.Holding;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.DiscardsOwnEnergy;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
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
        rest = body(state, seat, attack, rest).prepend(new Confusion()).prepend(new TryToAttack());
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
                        seat, attack.name(), body(spent, seat, attack, rest), bound(spent, seat, attacker, attack))));
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

    /** The texts by which a coin each decides whether that Pokémon attacks at all, Confusion not among them (PKM-ATK-2). */
    public static Array<String> obstacles(PokemonState state, InPlay attacker) {
        return TryToAttack.obstacles(state, attacker).map(Holding::source);
    }

    /** How many damage counters that Pokémon puts on itself where it is Confused and its coin comes up tails (PKM-ATK-3). */
    public static int countersOfConfusion(PokemonState state, InPlay attacker) {
        return Confusion.counters(state, attacker);
    }

    /**
     * The attack as far as its damage: all that comes before, then {@code look}, the damage, {@code last} instead of everything else.
     */
    public static PokemonState untilDamage(
            PokemonState state,
            Seat seat,
            PokemonId attacker,
            Attack attack,
            Instruction<PokemonState, PokemonEvent> look,
            List<Instruction<PokemonState, PokemonEvent>> last) {
        Attack planned = planned(state, seat, attack);
        return state.withAgenda(state.agenda()
                .push(new Frame<>(
                        seat,
                        attack.name(),
                        before(
                                planned,
                                early(state, planned),
                                last.prepend(new DealDamage()).prepend(look)),
                        bound(state, seat, attacker, attack))));
    }

    private static List<Instruction<PokemonState, PokemonEvent>> body(
            PokemonState state, Seat seat, Attack attack, List<Instruction<PokemonState, PokemonEvent>> rest) {
        Attack planned = planned(state, seat, attack);
        Array<Effect> early = early(state, planned);
        List<Instruction<PokemonState, PokemonEvent>> body = rest;
        if (!planned.after().isEmpty()) {
            body = body.prependAll(
                    early.isEmpty() ? planned.after() : planned.after().removeAll(early));
        }
        return before(planned, early, body.prepend(new DealDamage()));
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

    /** What the rules bind when an attack is announced. */
    public static Slots bound(PokemonState state, Seat seat, PokemonId attacker, Attack attack) {
        Slots slots = Slots.empty()
                .with(Bound.ATTACK, attack)
                .with(Bound.ORIGIN, Origin.ATTACK)
                .with(Bound.SELF, attacker);
        if (!attack.printed().isBlank()) {
            slots = slots.with(Bound.BASE, attack.printed().number());
        }
        Array<PokemonId> defenders = defenders(state, seat);
        if (defenders.size() > 1) {
            return slots.with(Bound.DEFENDERS, new Group(defenders)).with(Share.SLOT, shares(state, defenders));
        }
        return defenders.isEmpty() ? slots : on(state, seat, slots.with(Bound.DEFENDER, defenders.head()));
    }

    /** Of several opponents the text of an attack on one means the one whose Pokémon is attacked. */
    private static Slots on(PokemonState state, Seat seat, Slots slots) {
        InPlay defender = state.find(slots.get(Bound.DEFENDER, PokemonId.NONE));
        return defender == null || state.opponents(seat).size() < 2
                ? slots
                : slots.with(Bound.OPPONENT, defender.owner());
    }

    private static Share.Shares shares(PokemonState state, Array<PokemonId> defenders) {
        return new Share.Shares(defenders.map(
                id -> Share.of(java.util.Objects.requireNonNull(state.find(id)).owner(), id)));
    }

    /** The attack as it is made: on several Pokémon, some of its steps are done for each of them. */
    public static Attack planned(PokemonState state, Seat seat, Attack attack) {
        boolean isOnAll = state.setting().profile(seat).attacksAll();
        return isOnAll && defenders(state, seat).size() > 1
                ? state.setting().seating().planned(attack, ForDefenders::planned)
                : attack;
    }

    /** The Active Pokémon that an attack of that player is made on: the opponent's, or those of all opponents, in seat order. */
    public static Array<PokemonId> defenders(PokemonState state, Seat seat) {
        Array<PokemonId> found = Array.empty();
        for (Seat opponent : state.opponents(seat)) {
            InPlay active = state.side(opponent).active();
            if (active != null) {
                found = found.append(active.id());
                if (!state.setting().profile(seat).attacksAll()) {
                    return found;
                }
            }
        }
        return found;
    }
}
