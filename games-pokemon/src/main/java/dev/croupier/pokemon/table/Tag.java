package dev.croupier.pokemon.table;

/** What a card is besides its stage or kind: its rule box and its labels (PKM-KIND). Effects ask for it. */
public enum Tag {
    /** A Pokémon ex, of 2023 or of 2003. */
    EX("ex", true),
    /** A Pokémon-EX of 2011 to 2016. */
    EX_UPPER("EX", true),
    GX("GX", true),
    TAG_TEAM("TAG TEAM", true),
    V("V", true),
    VMAX("VMAX", true),
    VSTAR("VSTAR", true),
    V_UNION("V-UNION", true),
    /** A Mega Evolution, with {@link #EX} one of 2025, with {@link #EX_UPPER} one of 2014. */
    MEGA("MEGA", true),
    RADIANT("Radiant", true),
    PRISM_STAR("Prism Star", true),
    ACE_SPEC("ACE SPEC", true),
    /** Takes no damage from attacks on the Bench. */
    TERA("Tera", false),
    ANCIENT("Ancient", false),
    FUTURE("Future", false),
    SINGLE_STRIKE("Single Strike", false),
    RAPID_STRIKE("Rapid Strike", false),
    FUSION_STRIKE("Fusion Strike", false),
    ULTRA_BEAST("Ultra Beast", false),
    TEAM_PLASMA("Team Plasma", false);

    private final String word;
    private final boolean ruleBox;

    Tag(String word, boolean ruleBox) {
        this.word = word;
        this.ruleBox = ruleBox;
    }

    /** This tag alone, as bits. */
    public int bit() {
        return 1 << ordinal();
    }

    /** Whether a Pokémon with this tag has a Rule Box (PKM-KIND-14). */
    public boolean isRuleBox() {
        return ruleBox;
    }

    @Override
    public String toString() {
        return word;
    }
}
