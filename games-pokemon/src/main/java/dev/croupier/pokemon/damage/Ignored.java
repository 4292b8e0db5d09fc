package dev.croupier.pokemon.damage;

/**
 * What the text of an attack leaves out of the calculation of its damage.
 *
 * @param weakness the target's Weaknesses
 * @param resistance the target's Resistances
 * @param defenderEffects all effects on the target: more, less and prevention alike (PKM-Q7, PKM-R16)
 */
public record Ignored(boolean weakness, boolean resistance, boolean defenderEffects) {
    private static final Ignored NOTHING = new Ignored(false, false, false);

    /** Everything counts, as for most attacks. */
    public static Ignored nothing() {
        return NOTHING;
    }

    /** What either leaves out. */
    public Ignored union(Ignored other) {
        return new Ignored(
                weakness || other.weakness, resistance || other.resistance, defenderEffects || other.defenderEffects);
    }
}
