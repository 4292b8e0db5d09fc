package dev.croupier.heretoslay.effect;

import dev.croupier.core.Message;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.Passive;

/** What a passive says, in words. */
public final class Texts {
    private Texts() {}

    /** The text of a skill, or of what lasts. */
    public static Message of(Passive passive) {
        if (passive instanceof Passive.Bonus bonus) {
            return HtsMessage.PASSIVE_BONUS.with(
                    Amounts.signed(bonus.amount()), scope(bonus.scope()).with());
        }
        if (passive instanceof Passive.CountsAs counts) {
            return HtsMessage.PASSIVE_COUNTS_AS.with(counts.heroClass().word());
        }
        if (passive instanceof Passive.Forbids forbids) {
            return forbidden(forbids.what()).with();
        }
        if (passive instanceof Passive.ExtraPoints extra) {
            return HtsMessage.PASSIVE_POINTS.with(Amounts.points(extra.points()));
        }
        if (passive instanceof Passive.ItemSlots slots) {
            return HtsMessage.PASSIVE_SLOTS.with(slots.items());
        }
        if (passive instanceof Passive.Trigger trigger) {
            return trigger(trigger, trigger.program().description());
        }
        if (passive instanceof Passive.Activated activated) {
            return HtsMessage.PASSIVE_ACTIVATED.with(
                    Amounts.points(activated.cost()),
                    activated.target().description(),
                    activated.program().description());
        }
        return ((Passive.Replacement) passive).instead() == Passive.Instead.STEAL
                ? HtsMessage.PASSIVE_STEAL_INSTEAD.with()
                : HtsMessage.PASSIVE_ITEM_INSTEAD.with();
    }

    /** The text of a trigger whose program is told in those words. */
    public static Message trigger(Passive.Trigger trigger, Message program) {
        return (trigger.optional() ? HtsMessage.PASSIVE_MAY : HtsMessage.PASSIVE_TRIGGER)
                .with(when(trigger.when()).with(), program);
    }

    private static HtsMessage scope(Passive.Scope scope) {
        return switch (scope) {
            case EVERY_ROLL -> HtsMessage.SCOPE_EVERY_ROLL;
            case HERO_ROLL -> HtsMessage.SCOPE_HERO_ROLL;
            case ROLL_OF_WEARER -> HtsMessage.SCOPE_ROLL_OF_WEARER;
            case ATTACK_ROLL -> HtsMessage.SCOPE_ATTACK_ROLL;
            case CHALLENGER_ROLL -> HtsMessage.SCOPE_CHALLENGER_ROLL;
            case CHALLENGE_ROLL -> HtsMessage.SCOPE_CHALLENGE_ROLL;
        };
    }

    private static HtsMessage forbidden(Passive.What what) {
        return switch (what) {
            case USE_OF_WEARER -> HtsMessage.FORBIDS_USE_OF_WEARER;
            case DESTROYING_HEROES -> HtsMessage.FORBIDS_DESTROYING;
            case STEALING_HEROES -> HtsMessage.FORBIDS_STEALING;
            case CHALLENGING_ITEMS -> HtsMessage.FORBIDS_CHALLENGING_ITEMS;
            case CHALLENGING_CARDS -> HtsMessage.FORBIDS_CHALLENGING;
        };
    }

    private static HtsMessage when(Passive.When when) {
        return switch (when) {
            case DREW -> HtsMessage.WHEN_DREW;
            case ANYONE_PLAYED_MODIFIER -> HtsMessage.WHEN_ANYONE_PLAYED_MODIFIER;
            case PLAYED_MODIFIER -> HtsMessage.WHEN_PLAYED_MODIFIER;
            case OTHER_PLAYED_MODIFIER_ON_OWN_ROLL -> HtsMessage.WHEN_OTHER_PLAYED_MODIFIER;
            case PLAYED_MAGIC -> HtsMessage.WHEN_PLAYED_MAGIC;
            case WAS_CHALLENGED -> HtsMessage.WHEN_CHALLENGED;
            case HERO_WAS_DESTROYED -> HtsMessage.WHEN_DESTROYED;
            case HERO_ROLL_SUCCEEDED -> HtsMessage.WHEN_HERO_ROLL_SUCCEEDED;
            case ROLL_OF_WEARER_SUCCEEDED -> HtsMessage.WHEN_WEARER_SUCCEEDED;
            case ROLL_OF_WEARER_FAILED -> HtsMessage.WHEN_WEARER_FAILED;
        };
    }
}
