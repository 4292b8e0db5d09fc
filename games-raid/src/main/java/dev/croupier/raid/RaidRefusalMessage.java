package dev.croupier.raid;

import dev.croupier.core.MessageKey;

/** The texts that say why a raid cannot begin. */
enum RaidRefusalMessage implements MessageKey {
    WRONG_PLAYERS("raid.refused.players", "a raid has 1 to {0} players, not {1}"),
    WRONG_BOSS("raid.refused.boss", "the boss {0}: {1}"),
    NOBODY_FOR_BOSS(
            "raid.refused.nobody-for-boss", "the boss chooses where the difficulty is {0}, and nobody has its seat"),
    BOSS_PLAYS_ITSELF(
            "raid.refused.boss-plays-itself",
            "the boss chooses nothing where the difficulty is {0}: nobody sits there");

    private final String key;
    private final String english;

    RaidRefusalMessage(String key, String english) {
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
