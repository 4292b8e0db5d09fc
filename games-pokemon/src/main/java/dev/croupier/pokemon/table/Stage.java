package dev.croupier.pokemon.table;

/** The stage of a Pokémon card. */
public enum Stage {
    BASIC("Basic", true),
    STAGE_1("Stage 1", false),
    STAGE_2("Stage 2", false),
    /** Evolves from the Pokémon V of its name (PKM-KIND-3). */
    VMAX("VMAX", false),
    /** Evolves from the Pokémon V of its name (PKM-KIND-3). */
    VSTAR("VSTAR", false),
    /** A Mega Evolution of a Pokémon-EX, and a Primal Reversion; evolving into it ends the turn (PKM-KIND-7). */
    MEGA("MEGA", false),
    /** Assembled from four pieces; neither Basic nor Evolution (PKM-KIND-5). */
    V_UNION("V-UNION", false),
    /** Put onto the Bench by the effect of its Fossil alone; neither Basic nor Evolution. */
    RESTORED("Restored", false);

    private final String word;
    private final boolean basic;

    Stage(String word, boolean basic) {
        this.word = word;
        this.basic = basic;
    }

    public boolean isBasic() {
        return basic;
    }

    /** Whether a card of this stage is an Evolution card, wherever it lies. */
    public boolean isEvolution() {
        return !basic && this != V_UNION && this != RESTORED;
    }

    @Override
    public String toString() {
        return word;
    }
}
