package dev.croupier.heretoslay.table;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.Violation;
import io.vavr.collection.Seq;

/** Why an action is refused, one record for each reason. */
public sealed interface HtsViolation extends Violation {

    @Override
    HtsAction action();

    @Override
    default Seat seat() {
        return action().seat();
    }

    /** This is not the moment for such an action. */
    record NotNow(HtsAction action, RuleRef rule, Message needed, Message found) implements HtsViolation {
        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_NOW.with(needed, found);
        }
    }

    /** Too few action points are left. */
    record NotEnoughPoints(HtsAction action, RuleRef rule, Integer needed, Integer found) implements HtsViolation {
        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_ENOUGH_POINTS.with(Amounts.points(needed), found);
        }
    }

    /** The hand has no such card. */
    record NotInHand(HtsAction action, RuleRef rule, Card card) implements HtsViolation {
        @Override
        public Object needed() {
            return card;
        }

        @Override
        public Object found() {
            return "no such card";
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_IN_HAND.with(card.name());
        }
    }

    /** Another card may be played at once, not this one. */
    record NotOffered(HtsAction action, RuleRef rule, Card card, Message offered) implements HtsViolation {
        @Override
        public Object needed() {
            return offered;
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_OFFERED.with(card.name(), offered);
        }
    }

    /** A card of another type. */
    record WrongType(HtsAction action, RuleRef rule, CardType needed, Card card) implements HtsViolation {
        @Override
        public Object found() {
            return card.type();
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_WRONG_TYPE.with(card.name(), needed.word());
        }
    }

    /** The Hero is not in the player's own Party. */
    record NotInParty(HtsAction action, RuleRef rule, Card card) implements HtsViolation {
        @Override
        public Object needed() {
            return HtsMessage.YOUR_PARTY.with();
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_IN_PARTY.with(card.name());
        }
    }

    /** No Party has that Hero. */
    record NotInPlay(HtsAction action, RuleRef rule, Card card) implements HtsViolation {
        @Override
        public Object needed() {
            return HtsMessage.IN_PLAY.with();
        }

        @Override
        public Object found() {
            return card;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_IN_PLAY.with(card.name());
        }
    }

    /** A Hero that wears all it can. */
    record AlreadyWears(HtsAction action, Card hero, Integer slots) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-B19");
        }

        @Override
        public Object needed() {
            return slots;
        }

        @Override
        public Object found() {
            return hero;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_ALREADY_WEARS.with(hero.name());
        }
    }

    /** A Hero's effect is rolled for once in a turn. */
    record AlreadyUsed(HtsAction action, Card hero) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-HRO-04");
        }

        @Override
        public Object needed() {
            return HtsMessage.ONCE_A_TURN.with();
        }

        @Override
        public Object found() {
            return hero;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_ALREADY_USED.with(hero.name());
        }
    }

    /** Something keeps a Hero's effect from being used. */
    record EffectUnusable(HtsAction action, Card hero, Card by) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-HRO-06");
        }

        @Override
        public Object needed() {
            return HtsMessage.USABLE.with();
        }

        @Override
        public Object found() {
            return by;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_EFFECT_UNUSABLE.with(hero.name(), by.name());
        }
    }

    /** Only a face-up Monster can be attacked. */
    record NotInRow(HtsAction action, Card monster) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-B12");
        }

        @Override
        public Object needed() {
            return HtsMessage.FACE_UP.with();
        }

        @Override
        public Object found() {
            return monster;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_IN_ROW.with(monster.name());
        }
    }

    /** The Party does not meet the Monster's requirement. */
    record RequirementNotMet(HtsAction action, Card monster, String needed, String found) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-MON-01");
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_REQUIREMENT_NOT_MET.with(monster.name(), needed, found);
        }
    }

    /** There is no such skill. */
    record NoSkill(HtsAction action, Card source) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-TRN-09");
        }

        @Override
        public Object needed() {
            return HtsMessage.SKILL.with();
        }

        @Override
        public Object found() {
            return source;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NO_SKILL.with(source.name());
        }
    }

    /** The skill works once in a turn. */
    record SkillSpent(HtsAction action, Card source) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-TRN-09");
        }

        @Override
        public Object needed() {
            return HtsMessage.ONCE_A_TURN.with();
        }

        @Override
        public Object found() {
            return source;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_SKILL_SPENT.with(source.name());
        }
    }

    /** The skill has no target. */
    record NobodyToTarget(HtsAction action, Card source) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-TRN-09");
        }

        @Override
        public Object needed() {
            return HtsMessage.TARGET.with();
        }

        @Override
        public Object found() {
            return 0;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOBODY_TO_TARGET.with(source.name());
        }
    }

    /** A Modifier is played with one of its values. */
    record NoSuchValue(HtsAction action, Card card, String needed, Integer found) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-MOD-06");
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NO_SUCH_VALUE.with(card.name(), needed, Amounts.signed(found));
        }
    }

    /** That player's dice are not on the table. */
    record NoSuchRoll(HtsAction action, Seat roller) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-MOD-01");
        }

        @Override
        public Object needed() {
            return HtsMessage.A_ROLL.with();
        }

        @Override
        public Object found() {
            return roller;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NO_SUCH_ROLL.with(roller);
        }
    }

    /** A Challenge that needs a class. */
    record ClassMissing(HtsAction action, Card card, HeroClass needed) implements HtsViolation {
        @Override
        public RuleRef rule() {
            return new RuleRef("HTS-B24");
        }

        @Override
        public Object found() {
            return HtsMessage.NOT_IN_PARTY.with();
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_CLASS_MISSING.with(card.name(), needed.word());
        }
    }

    /** What was chosen is not among what can be. */
    record NotAmong(HtsAction action, RuleRef rule, Message found, Message needed) implements HtsViolation {

        /** That {@code found} is none of the options: cards, players or numbers. */
        public static NotAmong of(HtsAction action, String rule, Object found, Seq<?> options) {
            return new NotAmong(
                    action,
                    new RuleRef(rule),
                    named(found),
                    options.map(NotAmong::named)
                            .reduceLeftOption(HtsMessage.LISTED::with)
                            .getOrElse(HtsMessage.NO_CARDS::with));
        }

        private static Message named(Object thing) {
            if (thing instanceof Seat seat) {
                return HtsMessage.A_SEAT.with(seat);
            }
            return HtsMessage.AMONG_NUMBERS.with(
                    thing instanceof Card card ? card.name() : Amounts.signed((Integer) thing));
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_AMONG.with(found, needed);
        }
    }

    /** Something protects the Hero. */
    record Protected(HtsAction action, RuleRef rule, Card hero, Card by) implements HtsViolation {
        @Override
        public Object needed() {
            return HtsMessage.UNPROTECTED.with();
        }

        @Override
        public Object found() {
            return by;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_PROTECTED.with(hero.name(), by.name());
        }
    }

    /** What is asked cannot be declined. */
    record NotOptional(HtsAction action, RuleRef rule, Message asked) implements HtsViolation {
        @Override
        public Object needed() {
            return HtsMessage.AN_ANSWER.with();
        }

        @Override
        public Object found() {
            return asked;
        }

        @Override
        public Message message() {
            return HtsMessage.VIOLATION_NOT_OPTIONAL.with(asked);
        }
    }
}
