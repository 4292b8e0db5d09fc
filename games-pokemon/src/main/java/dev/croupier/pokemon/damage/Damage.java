package dev.croupier.pokemon.damage;

import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;

/**
 * The arithmetic of damage (PKM-ATK-7 to PKM-ATK-14, PKM-ATK-16).
 *
 * <p><b>Principle.</b> The order is fixed: the base, the attacker's side, each Weakness, each Resistance, the defender's side, prevention.
 * Once zero or less is left, nothing that follows counts: no Tool makes damage out of none (PKM-ATK-13), and no effect on the
 * target brings back what a Resistance took. The order is written once, in {@link #calculate}, which tells a {@link Journal} of every step. {@link #of} gives it one that forgets;
 * {@link Calculation#trace} one that keeps.
 *
 * <p><b>Why.</b> Searching players ask for damage at every node and for reasons hardly ever. So what changes damage comes in as two sums and in arrays that
 * the cards hold anyway: nothing is allocated, and of the forgetful journal nothing remains in compiled code. A second, faster copy of the
 * order could disagree with the explained one; this cannot.
 */
public final class Damage {
    private static final int PER_COUNTER = 10;

    private Damage() {}

    /**
     * How much damage is done.
     *
     * @param base what the attack does of its own; an attack without a number is not asked about at all (PKM-R6)
     * @param attacker the types of the attacking Pokémon
     * @param attackerSide how much more, or less, by what is on the attacker's side, all together
     * @param weaknesses those that the target has at this moment
     * @param resistances those that the target has at this moment
     * @param benched whether the target is on a Bench, where Weakness and Resistance never apply (PKM-ATK-14)
     * @param defenderSide how much more, or less, by what is on the target, all together
     * @param prevented whether something keeps damage from the target
     * @return never negative
     */
    public static int of(
            int base,
            Types attacker,
            int attackerSide,
            Array<Affinity> weaknesses,
            Array<Affinity> resistances,
            boolean benched,
            Ignored ignored,
            int defenderSide,
            boolean prevented) {
        return calculate(
                Journal.FORGETFUL,
                base,
                attacker,
                attackerSide,
                weaknesses,
                resistances,
                benched,
                ignored,
                defenderSide,
                prevented);
    }

    /** How many damage counters are put on the target: one for each 10 (PKM-ATK-12). */
    public static int counters(int damage) {
        return Math.max(0, damage) / PER_COUNTER;
    }

    static int calculate(
            Journal journal,
            int base,
            Types attacker,
            int attackerSide,
            Array<Affinity> weaknesses,
            Array<Affinity> resistances,
            boolean benched,
            Ignored ignored,
            int defenderSide,
            boolean prevented) {
        journal.base(base);
        if (base <= 0) {
            return none(journal, Step.BASE, base);
        }
        int damage = base + attackerSide;
        journal.attackerSide(base);
        if (damage <= 0) {
            return none(journal, Step.ATTACKER, damage);
        }
        damage = affinities(journal, Step.WEAKNESS, damage, attacker, weaknesses, benched, ignored.weakness());
        damage = affinities(journal, Step.RESISTANCE, damage, attacker, resistances, benched, ignored.resistance());
        if (damage <= 0) {
            return none(journal, Step.RESISTANCE, damage);
        }
        journal.defenderSide(damage, ignored.defenderEffects());
        damage += ignored.defenderEffects() ? 0 : defenderSide;
        if (damage <= 0) {
            return none(journal, Step.DEFENDER, damage);
        }
        if (prevented) {
            journal.prevention(damage, ignored.defenderEffects());
            return ignored.defenderEffects() ? damage : 0;
        }
        return damage;
    }

    private static int none(Journal journal, Step step, int damage) {
        journal.nothingLeft(step, damage);
        return 0;
    }

    /** Each that is of any type of the attacker, once, whichever of its types that is (PKM-ATK-16). */
    private static int affinities(
            Journal journal,
            Step step,
            int damage,
            Types attacker,
            Array<Affinity> affinities,
            boolean benched,
            boolean ignored) {
        int changed = damage;
        for (int i = 0; i < affinities.size(); i++) {
            Affinity affinity = affinities.get(i);
            if (attacker.contains(affinity.type())) {
                int before = changed;
                changed = benched || ignored ? before : before * affinity.times() + affinity.plus();
                journal.affinity(step, affinity, before, changed, benched, ignored);
            }
        }
        return changed;
    }
}
