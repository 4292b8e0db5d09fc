package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;

/**
 * What one side of a challenge brings to it.
 *
 * @param bonus what is added to its dice when they land
 * @param modifiers the Modifiers that it holds
 * @param abyssQueen whether it has slain the Abyss Queen, and so may have 1 more for each Modifier that the other plays on its roll; it
 *     always takes it, since in a challenge more is better (HTS-MOD-10, HTS-SKILL)
 */
public record ChallengeSide(int bonus, Array<ModifierValues> modifiers, boolean abyssQueen) {

    /** A side that hasn't slain the Abyss Queen. */
    public static ChallengeSide of(int bonus, ModifierValues... modifiers) {
        return new ChallengeSide(bonus, Array.of(modifiers), false);
    }

    /** The same side with the Abyss Queen slain. */
    public ChallengeSide withAbyssQueen() {
        return new ChallengeSide(bonus, modifiers, true);
    }

    /** Every way to play each of its Modifiers, on its own roll or on that of {@code other}. */
    Array<Array<ChallengeUse>> usesAgainst(ChallengeSide other) {
        int given = other.abyssQueen ? 1 : 0;
        return modifiers.map(card -> card.uses()
                .flatMap(use -> Array.of(
                        new ChallengeUse(use, true, use.change()),
                        new ChallengeUse(use, false, -use.change() - given))));
    }

    /** By how much its Modifiers, each played in the best way or kept, move the difference of the totals its way. */
    int bestAgainst(ChallengeSide other) {
        return usesAgainst(other)
                .map(uses -> uses.map(ChallengeUse::gain).fold(0, Math::max))
                .sum()
                .intValue();
    }
}
