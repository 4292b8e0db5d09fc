package dev.croupier.raid.rules;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The four levels, each a name for who chooses for the boss and who chooses its attack (RAID-OPT-7). */
public enum Difficulty {
    EASY(BossChoices.PLAYERS, BossAttackChoice.RANDOM),
    MEDIUM(BossChoices.RANDOM, BossAttackChoice.RANDOM),
    HARD(BossChoices.BOSS, BossAttackChoice.RANDOM),
    EXTREMELY_HARD(BossChoices.BOSS, BossAttackChoice.BOSS);

    private final BossChoices bossChoices;
    private final BossAttackChoice bossAttackChoice;

    Difficulty(BossChoices bossChoices, BossAttackChoice bossAttackChoice) {
        this.bossChoices = bossChoices;
        this.bossAttackChoice = bossAttackChoice;
    }

    /** The level that is named by these two; none for the other two combinations. */
    public static Option<Difficulty> of(BossChoices bossChoices, BossAttackChoice bossAttackChoice) {
        return Array.of(values())
                .find(level -> level.bossChoices == bossChoices && level.bossAttackChoice == bossAttackChoice);
    }

    /** Who chooses where a card of the boss asks for a choice. */
    public BossChoices bossChoices() {
        return bossChoices;
    }

    /** Who chooses the attack of the boss. */
    public BossAttackChoice bossAttackChoice() {
        return bossAttackChoice;
    }
}
