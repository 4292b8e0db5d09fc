package dev.croupier.raid.damage;

import dev.croupier.core.Message;

/** Why the damage of a round cannot be worked out. */
public sealed interface RaidDamageError {

    /** The reason, as a key with arguments. */
    Message message();

    /** So many do not play a raid (RAID-3). */
    record NoTeam(int players, int most) implements RaidDamageError {
        @Override
        public Message message() {
            return RaidDamageMessage.NO_TEAM.with(players, most);
        }
    }

    /** So much damage is no number of damage counters: negative, or no multiple of 10. */
    record NoCounters(int amount) implements RaidDamageError {
        @Override
        public Message message() {
            return RaidDamageMessage.NO_COUNTERS.with(amount);
        }
    }

    /** The amounts together are more than can be worked out. */
    record TooMuch(long sum, int most) implements RaidDamageError {
        @Override
        public Message message() {
            return RaidDamageMessage.TOO_MUCH.with(sum, most);
        }
    }
}
