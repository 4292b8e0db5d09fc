package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.damage.Calculation;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The damage of an attack to all its targets at once (PKM-R10): each is calculated on the table as it is before any of it, then the counters are put
 * on; who is hit twice takes the sum. What is attacked is the opponent's Active Pokémon of this moment, or those of all opponents: one that was
 * switched out before the damage is not (PKM-R30).
 */
record DealDamage() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonId self = state.agenda().slots().get(Bound.SELF, PokemonId.NONE);
        InPlay attacker = state.find(self);
        Attack attack = state.agenda().slots().get(Bound.ATTACK);
        if (attacker == null || attack == null) {
            return state;
        }
        Array<Hits.Hit> hits = Array.empty();
        Slots slots = attacked(state, attacker);
        Array<Aim> aims = Aim.all(
                state,
                attacker.owner(),
                slots.get(Bound.BASE),
                slots.get(Targets.SLOT),
                slots.get(Targets.IGNORED),
                slots.get(Share.SLOT));
        for (Aim aim : aims) {
            hits = with(hits, state, attacker, aim.pokemon(), aim.base(), aim.ignored(), attack, happening);
        }
        return hits.isEmpty() && slots.binds(Bound.HITS)
                ? state
                : dealt(state, self, new Hits(self, hits), slots, happening);
    }

    /** What is bound, with those that are attacked at this moment. */
    private static Slots attacked(PokemonState state, InPlay attacker) {
        Slots slots = state.agenda().slots();
        Share.Shares shares = slots.get(Share.SLOT);
        if (shares == null) {
            Array<PokemonId> defenders = AttackProgram.defenders(state, attacker.owner());
            return slots.with(Bound.DEFENDER, defenders.headOption().getOrElse(PokemonId.NONE));
        }
        Share.Shares now = new Share.Shares(shares.all().map(share -> {
            InPlay active = state.side(share.seat()).active();
            return share.at(active == null ? PokemonId.NONE : active.id());
        }));
        return slots.with(Share.SLOT, now)
                .with(Bound.DEFENDERS, new Group(now.all().map(Share::pokemon)));
    }

    private static boolean isAttacked(Slots slots, PokemonId pokemon) {
        Group several = slots.get(Bound.DEFENDERS);
        return several == null
                ? pokemon.equals(slots.get(Bound.DEFENDER))
                : several.all().contains(pokemon);
    }

    private static Array<Hits.Hit> with(
            Array<Hits.Hit> hits,
            PokemonState state,
            InPlay attacker,
            PokemonId id,
            int base,
            Ignored ignored,
            Attack attack,
            Happening<PokemonEvent> happening) {
        InPlay target = state.find(id);
        if (target == null) {
            return hits;
        }
        int damage = AttackDamage.of(state, attacker, target, base, ignored, attack.name());
        if (damage == 0) {
            tellPrevented(state, attacker, target, base, ignored, attack, happening);
        }
        int at = hits.indexWhere(hit -> hit.pokemon().equals(id));
        return at < 0
                ? hits.append(new Hits.Hit(id, damage, target.counters(), state.isActive(target)))
                : hits.update(
                        at,
                        new Hits.Hit(id, hits.get(at).damage() + damage, target.counters(), state.isActive(target)));
    }

    /** What keeps damage from it that would have been done. */
    private static void tellPrevented(
            PokemonState state,
            InPlay attacker,
            InPlay target,
            int base,
            Ignored ignored,
            Attack attack,
            Happening<PokemonEvent> happening) {
        if (Standing.isAsked(state, Hook.PREVENT_DAMAGE)) {
            Calculation all = AttackDamage.calculation(state, attacker, target, base, ignored, attack.name());
            if (all.withPrevention(Option.none()).damage() > 0) {
                all.prevention().forEach(by -> happening.tell(new PokemonEvent.Prevented(target.id(), by)));
            }
        }
    }

    private static PokemonState dealt(
            PokemonState state, PokemonId self, Hits hits, Slots slots, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        int dealt = 0;
        for (Hits.Hit hit : hits.all()) {
            InPlay target = at.find(hit.pokemon());
            if (target == null) {
                continue;
            }
            int counters = target.counters() + hit.damage() / 10;
            happening.tell(new PokemonEvent.Damaged(hit.pokemon(), hit.damage(), counters));
            if (hit.damage() > 0) {
                at = at.with(target.withCounters(counters)).with(new Fact.Damaged(hit.pokemon(), self, hit.damage()));
            }
            dealt += isAttacked(slots, hit.pokemon()) ? hit.damage() : 0;
        }
        return at.withAgenda(at.agenda().withSlots(slots.with(Bound.HITS, hits).with(Bound.DEALT, dealt)));
    }
}
