package dev.croupier.pokemon.attack;

import dev.croupier.core.Happening;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;

/**
 * The damage of an attack to all its targets at once (PKM-R10): each is calculated on the table as it is before any of it, then the counters are put
 * on; who is hit twice takes the sum. What is attacked is the opponent's Active Pokémon of this moment: one that was switched out before the damage is
 * not (PKM-R30).
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
        PokemonId defender = AttackProgram.defender(state, attacker.owner());
        Integer base = state.agenda().slots().get(Bound.BASE);
        Ignored ignored = state.agenda().slots().get(Targets.IGNORED, Ignored.nothing());
        if (base != null && !defender.equals(PokemonId.NONE)) {
            hits = with(hits, state, attacker, defender, base, ignored, attack);
        }
        Targets targets = state.agenda().slots().get(Targets.SLOT);
        if (targets != null) {
            for (Targets.Target target : targets.all()) {
                hits = with(hits, state, attacker, target.pokemon(), target.base(), ignored, attack);
            }
        }
        Hits copied = state.agenda().slots().get(Bound.HITS);
        return hits.isEmpty() && copied != null ? state : dealt(state, self, new Hits(self, hits), defender, happening);
    }

    private static Array<Hits.Hit> with(
            Array<Hits.Hit> hits,
            PokemonState state,
            InPlay attacker,
            PokemonId id,
            int base,
            Ignored ignored,
            Attack attack) {
        InPlay target = state.find(id);
        if (target == null) {
            return hits;
        }
        int damage = AttackDamage.of(state, attacker, target, base, ignored, attack.name());
        int at = hits.indexWhere(hit -> hit.pokemon().equals(id));
        return at < 0
                ? hits.append(new Hits.Hit(id, damage, target.counters(), state.isActive(target)))
                : hits.update(
                        at,
                        new Hits.Hit(id, hits.get(at).damage() + damage, target.counters(), state.isActive(target)));
    }

    private static PokemonState dealt(
            PokemonState state, PokemonId self, Hits hits, PokemonId defender, Happening<PokemonEvent> happening) {
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
            dealt += hit.pokemon().equals(defender) ? hit.damage() : 0;
        }
        return at.withAgenda(
                at.agenda().bind(Bound.HITS, hits).bind(Bound.DEALT, dealt).bind(Bound.DEFENDER, defender));
    }
}
