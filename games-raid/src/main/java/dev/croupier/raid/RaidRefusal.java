package dev.croupier.raid;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.raid.boss.BossProblem;

/** Why a raid cannot begin, one record for each reason. */
public sealed interface RaidRefusal {

    /** The rule that says so. */
    RuleRef rule();

    /** The reason, as a key with arguments. */
    Message message();

    /** The reason in English, with the rule's id. */
    default String explain() {
        return message().english() + " [" + rule() + "]";
    }

    /** There are none, or more than five players (RAID-3). */
    record WrongPlayers(int found) implements RaidRefusal {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-3");
        }

        @Override
        public Message message() {
            return RaidRefusalMessage.WRONG_PLAYERS.with(Raid.MOST_PLAYERS, found);
        }
    }

    /** The boss cannot be played. */
    record WrongBoss(String name, BossProblem problem) implements RaidRefusal {
        @Override
        public RuleRef rule() {
            return problem.rule();
        }

        @Override
        public Message message() {
            return RaidRefusalMessage.WRONG_BOSS.with(name, problem.message());
        }
    }

    /**
     * Choices are left to the boss, and nobody has its seat (RAID-OPT-7).
     *
     * @param difficulty the level, or CUSTOM
     */
    record NobodyForBoss(String difficulty) implements RaidRefusal {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-OPT-7");
        }

        @Override
        public Message message() {
            return RaidRefusalMessage.NOBODY_FOR_BOSS.with(difficulty);
        }
    }

    /**
     * Somebody has the seat of the boss and would never be asked (RAID-S7).
     *
     * @param difficulty the level, or CUSTOM
     */
    record BossPlaysItself(String difficulty) implements RaidRefusal {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-S7");
        }

        @Override
        public Message message() {
            return RaidRefusalMessage.BOSS_PLAYS_ITSELF.with(difficulty);
        }
    }
}
