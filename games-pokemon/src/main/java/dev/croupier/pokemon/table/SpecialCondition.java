package dev.croupier.pokemon.table;

/** A Special Condition, in the order of the checkup. */
public enum SpecialCondition {
    POISONED("Poisoned"),
    BURNED("Burned"),
    ASLEEP("Asleep"),
    PARALYZED("Paralyzed"),
    CONFUSED("Confused");

    private final String word;

    SpecialCondition(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
