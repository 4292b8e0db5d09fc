package dev.croupier.pokemon.damage;

import dev.croupier.pokemon.table.Affinity;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Keeps a line for each thing that changed the number, or would have. */
final class TraceJournal extends Journal {
    private final Calculation calculation;
    private final List<Trace.Line> lines = new ArrayList<>();

    TraceJournal(Calculation calculation) {
        this.calculation = calculation;
    }

    Trace trace() {
        return new Trace(Array.ofAll(lines));
    }

    @Override
    void base(int base) {
        note(Step.BASE, DamageMessage.BASE, "", 0, base);
    }

    @Override
    void attackerSide(int before) {
        changes(Step.ATTACKER, calculation.attackerSide(), before);
    }

    @Override
    void affinity(Step step, Affinity affinity, int before, int after, boolean benched, boolean ignored) {
        note(step, why(step == Step.WEAKNESS, benched, ignored), affinity.toString(), before, after);
    }

    private static DamageMessage why(boolean weakness, boolean benched, boolean ignored) {
        if (benched) {
            return weakness ? DamageMessage.WEAKNESS_ON_BENCH : DamageMessage.RESISTANCE_ON_BENCH;
        }
        if (ignored) {
            return weakness ? DamageMessage.WEAKNESS_IGNORED : DamageMessage.RESISTANCE_IGNORED;
        }
        return weakness ? DamageMessage.WEAKNESS : DamageMessage.RESISTANCE;
    }

    @Override
    void defenderSide(int before, boolean ignored) {
        if (ignored) {
            calculation
                    .defenderSide()
                    .forEach(change ->
                            note(Step.DEFENDER, DamageMessage.CHANGE_IGNORED, change.source(), before, before));
        } else {
            changes(Step.DEFENDER, calculation.defenderSide(), before);
        }
    }

    @Override
    void prevention(int before, boolean ignored) {
        DamageMessage why = ignored ? DamageMessage.PREVENTION_IGNORED : DamageMessage.PREVENTED;
        note(Step.PREVENTION, why, calculation.prevention().getOrElse(""), before, ignored ? before : 0);
    }

    @Override
    void nothingLeft(Step after, int damage) {
        note(after, DamageMessage.NOTHING_LEFT, "", damage, 0);
    }

    private void changes(Step step, Array<Change> changes, int before) {
        int damage = before;
        for (Change change : changes) {
            DamageMessage why = change.amount() < 0 ? DamageMessage.LESS : DamageMessage.MORE;
            note(step, why, change.source(), damage, damage + change.amount());
            damage += change.amount();
        }
    }

    private void note(Step step, DamageMessage why, String source, int before, int after) {
        lines.add(new Trace.Line(step, why, source, before, after));
    }
}
