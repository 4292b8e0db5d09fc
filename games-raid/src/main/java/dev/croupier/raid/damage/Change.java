package dev.croupier.raid.damage;

/**
 * One thing that changes how much damage lies on the boss.
 *
 * @param cause what it is
 * @param amount how much damage, a multiple of 10, never negative; of healing, how much the text says
 */
public record Change(Cause cause, int amount) {

    /** What changes the damage on the boss. */
    public enum Cause {
        /** Left over from the round before, or put on it in the checkup after its turn (RAID-34, RAID-38). */
        CARRIED,
        /** Dealt by an attack of a player, or counters that an effect put there (RAID-30, RAID-36). */
        DEALT,
        /** Done by being Poisoned, in the checkup before its turn (RAID-32). */
        POISONED,
        /** Done by being Burned, in the checkup before its turn (RAID-32). */
        BURNED,
        /** Healed, as far as there is any (RAID-35). */
        HEALED,
        /** Done by its attack to itself (RAID-36). */
        TO_ITSELF
    }

    /** How much lies on the boss afterwards. */
    int after(int before) {
        return cause == Cause.HEALED ? Math.max(0, before - amount) : before + amount;
    }
}
