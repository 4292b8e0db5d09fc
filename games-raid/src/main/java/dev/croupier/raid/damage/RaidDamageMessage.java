package dev.croupier.raid.damage;

import dev.croupier.core.MessageKey;
import dev.croupier.raid.damage.Change.Cause;

/** The texts of the damage calculator. */
public enum RaidDamageMessage implements MessageKey {
    // Of each change: {0} its amount, {1} the damage on the boss before, {2} that after, {3} the difference
    CARRIED("raid.damage.carried", "carried over {0}: {2}"),
    DEALT("raid.damage.dealt", "dealt {0}: {2}"),
    POISONED("raid.damage.poisoned", "Poisoned {0}: {2}"),
    BURNED("raid.damage.burned", "Burned {0}: {2}"),
    HEALED("raid.damage.healed", "healed {0}: {2}"),
    HEALED_IN_PART("raid.damage.healed-in-part", "healed {3} of {0}, no more is there: {2}"),
    TO_ITSELF("raid.damage.to-itself", "to itself {0}: {2}"),

    /** {0} the damage in all, {1} the players, {2} the cards, {3} what is left over. */
    CARDS("raid.damage.cards", "{0} / (10 x {1}) = {2} for the Lost Zone, {3} left over"),
    DISCARDED("raid.damage.discarded", "the {0} left over are gone"),
    KEPT("raid.damage.kept", "the {0} left over stay on the boss"),

    NO_TEAM("raid.damage.no-team", "a raid has 1 to {1} players, not {0}"),
    NO_COUNTERS("raid.damage.no-counters", "{0} is no damage: it has to be 0 or more, and a multiple of 10"),
    TOO_MUCH("raid.damage.too-much", "{0} is too much: all amounts together may be {1} at most");

    private final String key;
    private final String english;

    RaidDamageMessage(String key, String english) {
        this.key = key;
        this.english = english;
    }

    static RaidDamageMessage of(Cause cause) {
        return switch (cause) {
            case CARRIED -> CARRIED;
            case DEALT -> DEALT;
            case POISONED -> POISONED;
            case BURNED -> BURNED;
            case HEALED -> HEALED;
            case TO_ITSELF -> TO_ITSELF;
        };
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public String english() {
        return english;
    }
}
