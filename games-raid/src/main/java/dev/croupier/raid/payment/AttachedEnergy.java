package dev.croupier.raid.payment;

/**
 * An Energy card that is attached to the boss.
 *
 * @param units how many units of Energy it provides there now, of whatever types
 * @param isBasic whether it is Basic Energy
 */
public record AttachedEnergy(int units, boolean isBasic) {
    /**
     * A card that provides so much.
     *
     * @throws IllegalArgumentException for a negative number of units
     */
    public AttachedEnergy {
        if (units < 0) {
            throw new IllegalArgumentException("no number of units: " + units);
        }
    }
}
