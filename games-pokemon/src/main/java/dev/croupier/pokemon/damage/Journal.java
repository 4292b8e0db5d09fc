package dev.croupier.pokemon.damage;

import dev.croupier.pokemon.table.Affinity;

/** What is told of each step while damage is calculated. What it does with that changes no number; this one forgets all of it. */
class Journal {
    static final Journal FORGETFUL = new Journal();

    Journal() {}

    void base(int base) {}

    void attackerSide(int before) {}

    void affinity(Step step, Affinity affinity, int before, int after, boolean benched, boolean ignored) {}

    void defenderSide(int before, boolean ignored) {}

    void prevention(int before, boolean ignored) {}

    void nothingLeft(Step after, int damage) {}
}
