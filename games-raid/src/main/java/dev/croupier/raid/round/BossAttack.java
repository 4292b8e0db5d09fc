package dev.croupier.raid.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.attack.UseAttack;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.raid.rules.BossAttackChoice;
import dev.croupier.raid.rules.BossAttackPool;
import io.vavr.collection.Array;

/** The boss attacks, with the attack that is drawn or chosen (RAID-49, RAID-52); where it can use none it does not. */
record BossAttack() implements Silent {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Seat boss = RaidCourse.boss(state);
        boolean isChosen = RaidCourse.rules(state).bossAttackChoice() == BossAttackChoice.BOSS;
        Array<Attack> pool = pool(state);
        if (pool.isEmpty()) {
            return state;
        }
        if (isChosen) {
            return state.withAgenda(state.agenda().then(new ChooseBossAttack()));
        }
        Attack attack =
                pool.size() == 1 ? pool.head() : pool.get(happening.chance().below(pool.size()));
        boolean isPayable = RaidCourse.rules(state).bossAttackPool() == BossAttackPool.PAYABLE
                || UseAttack.usable(state, boss, true).contains(attack);
        return isPayable ? PayAttack.begun(state, attack, happening) : state;
    }

    /** The attacks that one is taken from. */
    static Array<Attack> pool(PokemonState state) {
        return UseAttack.usable(
                state, RaidCourse.boss(state), RaidCourse.rules(state).bossAttackPool() == BossAttackPool.PAYABLE);
    }
}
