package dev.croupier.pokemon.damage;

import dev.croupier.core.MessageKey;

/** The texts of a calculation of damage. Of each line: {0} the source, {1} the number before, {2} the one after, {3} the difference. */
public enum DamageMessage implements MessageKey {
    BASE("pkm.damage.base", "base damage: {2}"),
    MORE("pkm.damage.more", "{0}: {3} more makes {2}"),
    LESS("pkm.damage.less", "{0}: {3} less makes {2}"),
    WEAKNESS("pkm.damage.weakness", "Weakness {0} makes {1} into {2}"),
    WEAKNESS_ON_BENCH("pkm.damage.weakness-on-bench", "Weakness {0} does not apply on the Bench"),
    WEAKNESS_IGNORED("pkm.damage.weakness-ignored", "the attack ignores Weakness {0}"),
    RESISTANCE("pkm.damage.resistance", "Resistance {0} makes {1} into {2}"),
    RESISTANCE_ON_BENCH("pkm.damage.resistance-on-bench", "Resistance {0} does not apply on the Bench"),
    RESISTANCE_IGNORED("pkm.damage.resistance-ignored", "the attack ignores Resistance {0}"),
    CHANGE_IGNORED("pkm.damage.change-ignored", "the attack ignores {0}"),
    PREVENTED("pkm.damage.prevented", "{0} prevents all of it"),
    PREVENTION_IGNORED("pkm.damage.prevention-ignored", "the attack ignores {0}, which would prevent all of it"),
    NOTHING_LEFT("pkm.damage.nothing-left", "no damage is left, so nothing else counts"),
    /** The last message: {0} the damage, {1} the counters. */
    COUNTERS("pkm.damage.counters", "damage: {0}; counters: {1}");

    private final String key;
    private final String english;

    DamageMessage(String key, String english) {
        this.key = key;
        this.english = english;
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
