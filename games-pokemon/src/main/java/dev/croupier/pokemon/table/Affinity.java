package dev.croupier.pokemon.table;

/**
 * What damage of one type changes by: a Weakness or a Resistance as printed (PKM-ATK-9, PKM-ATK-10).
 *
 * @param type the attacker's type
 * @param times what the damage is multiplied by, 1 where it is not
 * @param plus what is added to it; negative for a Resistance
 */
public record Affinity(EnergyType type, int times, int plus) {

    /** A Weakness that multiplies. */
    public static Affinity times(EnergyType type, int factor) {
        return new Affinity(type, factor, 0);
    }

    /** A Weakness that adds. */
    public static Affinity plus(EnergyType type, int amount) {
        return new Affinity(type, 1, amount);
    }

    /** A Resistance: {@code amount} less. */
    public static Affinity minus(EnergyType type, int amount) {
        return new Affinity(type, 1, -amount);
    }

    /** Such as {@code Fighting ×2}, {@code Fighting +10} or {@code Metal -20}. */
    @Override
    public String toString() {
        return type + (times != 1 ? " ×" + times : plus < 0 ? " " + plus : " +" + plus);
    }
}
