package dev.croupier.pokemon.damage;

import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Types;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.immutables.value.Value;

/**
 * Everything that decides the damage of one attack to one Pokémon, with the names of what changes it.
 *
 * @param base what the attack does of its own
 * @param attacker the types of the attacking Pokémon
 * @param attackerSide what is on the attacker's side, in the order in which it is told
 * @param weaknesses those that the target has at this moment
 * @param resistances those that the target has at this moment
 * @param benched whether the target is on a Bench (PKM-ATK-14)
 * @param ignored what the text of the attack leaves out
 * @param defenderSide what is on the target, in the order in which it is told
 * @param prevention what keeps damage from the target
 */
@PlainlyGenerated
@Value.Builder
public record Calculation(
        int base,
        Types attacker,
        Array<Change> attackerSide,
        Array<Affinity> weaknesses,
        Array<Affinity> resistances,
        boolean benched,
        Ignored ignored,
        Array<Change> defenderSide,
        Option<String> prevention)
        implements WithCalculation {

    /** An attack by a Pokémon of those types, and nothing yet that changes what it does. */
    public static Calculation of(int base, Types attacker) {
        return new Calculation(
                base,
                attacker,
                Array.empty(),
                Array.empty(),
                Array.empty(),
                false,
                Ignored.nothing(),
                Array.empty(),
                Option.none());
    }

    /** The damage alone; allocates nothing. */
    public int damage() {
        return calculate(Journal.FORGETFUL);
    }

    /** How the damage comes about; its last number is {@link #damage}. */
    public Trace trace() {
        TraceJournal journal = new TraceJournal(this);
        calculate(journal);
        return journal.trace();
    }

    private int calculate(Journal journal) {
        return Damage.calculate(
                journal,
                base,
                attacker,
                Change.sum(attackerSide),
                weaknesses,
                resistances,
                benched,
                ignored,
                Change.sum(defenderSide),
                prevention.isDefined());
    }
}
