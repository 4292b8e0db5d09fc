package dev.croupier.heretoslay.odds;

import dev.croupier.core.odds.Probability;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The odds that the roll for a Hero or against a Monster succeeds.
 *
 * <p>Modifiers are played after the dice have landed (HTS-MOD-01), each once at most and with one of its values, and always as well as
 * possible: by the roller for success, by the opponents against it. What an opponent holds is taken as known, what is drawn meanwhile is
 * left out. Since any Modifier reopens the window for everybody (HTS-MOD-03), each side can still play all it has after the other's last
 * card; so the order doesn't matter, and the roll succeeds exactly if it does when both sides have played everything that helps them.
 *
 * @param bonus what is added to the dice when they land (HTS-MOD-13)
 * @param requirement what the total must be
 * @param abyssQueen whether the roller has slain the Abyss Queen, and so may have 1 more for each Modifier that another plays on this roll,
 *     whatever its value (HTS-MOD-10); the roller declines it where less is better (HTS-SKILL)
 */
public record RollOdds(int bonus, Requirement requirement, boolean abyssQueen) {

    /** A roll by a player who hasn't slain the Abyss Queen. */
    public static RollOdds of(int bonus, Requirement requirement) {
        return new RollOdds(bonus, requirement, false);
    }

    /** The same roll by a player who has slain the Abyss Queen. */
    public RollOdds withAbyssQueen() {
        return new RollOdds(bonus, requirement, true);
    }

    /** How likely the roll succeeds when nobody plays a Modifier. */
    public Probability chance() {
        return chanceAgainst(Array.empty(), Array.empty());
    }

    /** How likely the roll succeeds when the roller holds these Modifiers and nobody else plays one. */
    public Probability chanceWith(Seq<ModifierValues> own) {
        return chanceAgainst(own, Array.empty());
    }

    /**
     * How likely the roll succeeds when the roller holds the first of these Modifiers, and those who play against the roller together hold
     * the second.
     */
    public Probability chanceAgainst(Seq<ModifierValues> own, Seq<ModifierValues> opposing) {
        RollTotal total = new RollTotal(bonus);
        int needed = requirement.total() - requirement.towards(advantage(own, opposing));
        return requirement.inverted() ? total.atMost(needed) : total.atLeast(needed);
    }

    /** Whether a roll of these dice succeeds, when both sides play as well as possible. */
    public boolean succeeds(int dice, Seq<ModifierValues> own, Seq<ModifierValues> opposing) {
        return requirement.shortfall(dice + bonus) <= advantage(own, opposing);
    }

    /**
     * The roller's Modifiers that just make a roll of these dice succeed, when nobody else plays one: the fewest cards, and among as many
     * the least too much. Nothing is played on a roll that succeeds by itself.
     *
     * @return in the order of {@code own}; none when all of them are not enough
     */
    public Option<Array<ModifierUse>> fewest(int dice, Seq<ModifierValues> own) {
        return Fewest.reaching(requirement.shortfall(dice + bonus), own.map(ModifierValues::uses), this::gain);
    }

    /**
     * The opponents' Modifiers that just make a roll of these dice fail, when the roller plays none and uses the Abyss Queen
     * where that helps; chosen as in {@link #fewest}.
     *
     * @return in the order of {@code opposing}; none when all of them are not enough
     */
    public Option<Array<ModifierUse>> fewestAgainst(int dice, Seq<ModifierValues> opposing) {
        return Fewest.reaching(
                1 - requirement.shortfall(dice + bonus), opposing.map(ModifierValues::uses), this::gainAgainst);
    }

    /** By how much both sides' best Modifiers together bring the roll nearer to success. */
    private int advantage(Seq<ModifierValues> own, Seq<ModifierValues> opposing) {
        return ModifierValues.best(own, this::gain) - ModifierValues.best(opposing, this::gainAgainst);
    }

    private int gain(ModifierUse use) {
        return requirement.towards(use.change());
    }

    private int gainAgainst(ModifierUse use) {
        return -requirement.towards(use.change()) - queens();
    }

    /** What the Abyss Queen brings the roll nearer to success for a Modifier of another: nothing where 1 more would harm. */
    private int queens() {
        return abyssQueen ? Math.max(0, requirement.towards(1)) : 0;
    }
}
