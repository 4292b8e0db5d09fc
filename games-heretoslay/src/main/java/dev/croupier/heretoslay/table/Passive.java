package dev.croupier.heretoslay.table;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;

/** What holds, or triggers, while its card is in a Party. It is asked for whenever it matters, never counted up and down. */
public sealed interface Passive {

    /** A bonus to the total of certain rolls of the Party's player. */
    record Bonus(Scope scope, int amount) implements Passive {}

    /** Which rolls a bonus is for. */
    enum Scope {
        EVERY_ROLL,
        /** Rolls to use a Hero's effect. */
        HERO_ROLL,
        /** Rolls to use the effect of the Hero that wears the Item. */
        ROLL_OF_WEARER,
        /** Rolls to attack a Monster. */
        ATTACK_ROLL,
        /** The challenger's roll. */
        CHALLENGER_ROLL,
        /** Either roll of a challenge. */
        CHALLENGE_ROLL
    }

    /** The Hero that wears the Item has that class, and no longer its own. */
    record CountsAs(HeroClass heroClass) implements Passive {}

    /** Something that cannot be. */
    record Forbids(What what) implements Passive {}

    /** What can be forbidden. */
    enum What {
        /** Using the effect of the Hero that wears the Item. */
        USE_OF_WEARER,
        /** Destroying Heroes of the Party. */
        DESTROYING_HEROES,
        /** Stealing Heroes of the Party. */
        STEALING_HEROES,
        /** Challenging Items that the player plays. */
        CHALLENGING_ITEMS,
        /** Challenging anything that the player plays. */
        CHALLENGING_CARDS
    }

    /** So many more action points in each turn. */
    record ExtraPoints(int points) implements Passive {}

    /** The Hero can wear so many Items. */
    record ItemSlots(int items) implements Passive {}

    /**
     * Each time that something happens, a program.
     *
     * @param when what happens
     * @param optional whether the player may decline
     * @param program what is done; the card or roll in question is bound by what happens
     */
    record Trigger(When when, boolean optional, Instruction<HtsState, HtsEvent> program) implements Passive {}

    /** What a trigger waits for. */
    enum When {
        /** The player drew a card; it is told to nobody else, so the offer is made whatever it is (HTS-SILENT). */
        DREW,
        ANYONE_PLAYED_MODIFIER,
        PLAYED_MODIFIER,
        /** Another player played a Modifier on one of the player's rolls. */
        OTHER_PLAYED_MODIFIER_ON_OWN_ROLL,
        PLAYED_MAGIC,
        WAS_CHALLENGED,
        HERO_WAS_DESTROYED,
        HERO_ROLL_SUCCEEDED,
        /** A roll for the wearer's effect succeeded. */
        ROLL_OF_WEARER_SUCCEEDED,
        /** A roll for the wearer's effect failed. */
        ROLL_OF_WEARER_FAILED
    }

    /** Something happens in another way than it would. */
    record Replacement(Instead instead) implements Passive {}

    /** What happens instead. */
    enum Instead {
        /** The Item is discarded, and the Hero that wears it is neither destroyed nor sacrificed. */
        DISCARD_ITEM,
        /** A Hero that the player would destroy is stolen, if the player likes. */
        STEAL
    }

    /**
     * A skill that is used in one's own turn.
     *
     * @param cost action points
     * @param target who or what it is used on
     * @param program what it does
     */
    record Activated(int cost, Choose<HtsState, HtsEvent, ?> target, Instruction<HtsState, HtsEvent> program)
            implements Passive {}

    /** The passives of a kind, in order. */
    static <P extends Passive> Array<P> of(Array<Passive> all, Class<P> kind) {
        return all.filter(kind::isInstance).map(kind::cast);
    }
}
