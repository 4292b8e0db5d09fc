package dev.croupier.raid.damage;

import dev.croupier.raid.damage.Change.Cause;
import dev.croupier.raid.damage.RaidDamageError.NoCounters;
import dev.croupier.raid.damage.RaidDamageError.NoTeam;
import dev.croupier.raid.damage.RaidDamageError.TooMuch;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.raid.rules.RemainderDamage;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * What happens to the boss in a round, in the order in which it happens: the question of the damage calculator (RAID-30). Usually that is what was carried over, the
 * damage of the players, conditions, healing, and what the boss does to itself. The order matters for healing alone (RAID-35).
 *
 * <pre>{@code
 * RaidDamage.of(3).dealt(200, 180, 130).poisoned().worked().get().cards();   // 17
 * }</pre>
 *
 * @param players how many players count in this round, 1 to 5 (RAID-OPT-6)
 * @param remainder what becomes of damage that is too little for one more card (RAID-38)
 * @param changes what happens, in its order; each amount a multiple of 10, never negative, 1,000,000 at most together
 */
public record RaidDamage(int players, RemainderDamage remainder, Array<Change> changes) {
    /** How much all amounts together may be. */
    public static final int MOST = 1_000_000;

    private static final int PER_COUNTER = 10;
    private static final int MOST_PLAYERS = 5;
    private static final int POISONED = 10;
    private static final int BURNED = 20;

    /** A round of so many players in which nothing has happened yet, and what is left over is gone. */
    public static RaidDamage of(int players) {
        return new RaidDamage(players, RaidRules.house().remainderDamage(), Array.empty());
    }

    /** How many cards so much damage costs (RAID-30): for play, where the numbers are known to be in range. */
    public static int cards(int damage, int players) {
        return damage / perCard(players);
    }

    /** How much damage costs the boss one card. */
    static int perCard(int players) {
        return PER_COUNTER * players;
    }

    /** The same with what is left over discarded or kept. */
    public RaidDamage withRemainder(RemainderDamage what) {
        return new RaidDamage(players, what, changes);
    }

    /** Then so much lies on the boss from the round before. */
    public RaidDamage carried(int amount) {
        return then(Cause.CARRIED, amount);
    }

    /** Then so much damage is dealt to it, or put on it as counters, one amount after the other. */
    public RaidDamage dealt(int... amounts) {
        RaidDamage damaged = this;
        for (int amount : amounts) {
            damaged = damaged.then(Cause.DEALT, amount);
        }
        return damaged;
    }

    /** Then a checkup in which it is Poisoned: 10. */
    public RaidDamage poisoned() {
        return poisoned(POISONED);
    }

    /** Then a checkup in which it is Poisoned by a card that says how much. */
    public RaidDamage poisoned(int amount) {
        return then(Cause.POISONED, amount);
    }

    /** Then a checkup in which it is Burned: 20. */
    public RaidDamage burned() {
        return burned(BURNED);
    }

    /** Then a checkup in which it is Burned by a card that says how much. */
    public RaidDamage burned(int amount) {
        return then(Cause.BURNED, amount);
    }

    /** Then so much is healed, as far as there is any. */
    public RaidDamage healed(int amount) {
        return then(Cause.HEALED, amount);
    }

    /** Then its attack does so much to itself. */
    public RaidDamage toItself(int amount) {
        return then(Cause.TO_ITSELF, amount);
    }

    private RaidDamage then(Cause cause, int amount) {
        return new RaidDamage(players, remainder, changes.append(new Change(cause, amount)));
    }

    /** Everything that is wrong with the numbers, each once: the players first, then the amounts in their order. */
    public Seq<RaidDamageError> problems() {
        Seq<RaidDamageError> wrong = Array.empty();
        if (players < 1 || players > MOST_PLAYERS) {
            wrong = wrong.append(new NoTeam(players, MOST_PLAYERS));
        }
        Seq<Integer> amounts = changes.map(Change::amount);
        wrong = wrong.appendAll(amounts.filter(amount -> amount < 0 || amount % PER_COUNTER != 0)
                .distinct()
                .map(NoCounters::new));
        long sum = amounts.foldLeft(0L, (all, amount) -> all + Math.max(0, amount));
        return sum > MOST ? wrong.append(new TooMuch(sum, MOST)) : wrong;
    }

    /** What it comes to, line by line, or everything that is wrong with the numbers. */
    public Either<Seq<RaidDamageError>, Working> worked() {
        Seq<RaidDamageError> wrong = problems();
        return wrong.isEmpty() ? Either.right(Working.of(this)) : Either.left(wrong);
    }
}
