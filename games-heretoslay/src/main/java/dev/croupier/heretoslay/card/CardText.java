package dev.croupier.heretoslay.card;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Slot;
import dev.croupier.heretoslay.effect.Counted;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.effect.MoveHero;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.Texts;
import dev.croupier.heretoslay.monster.Requirement;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.removal.Sacrifice;
import dev.croupier.heretoslay.roll.ChangeRoll;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What a card says, in words, made of what it does: no text of its own that could say something else. */
public final class CardText {
    /** Where somebody is bound with whom several things may be done, so that the choice is told for itself. */
    private static final Array<Slot<?>> APART = Array.of(Bound.PLAYER);

    private CardText() {}

    /** What kind of card it is, such as {@code Hero, Fighter} or {@code Cursed Item}. */
    public static Message kind(Card card) {
        Face face = card.face();
        if (face instanceof Face.Hero hero) {
            return HtsMessage.CARD_HERO.with(hero.heroClass().word());
        }
        if (face instanceof Face.Leader leader) {
            return HtsMessage.CARD_LEADER.with(leader.heroClass().word());
        }
        return face instanceof Face.Item item && item.cursed()
                ? HtsMessage.CARD_CURSED.with()
                : HtsMessage.CARD_PLAIN.with(card.type().word());
    }

    /** The roll that a Hero needs, or what a Monster needs; none for other cards. */
    public static Option<Message> numbers(Card card) {
        if (card.face() instanceof Face.Hero hero) {
            return Option.some(HtsMessage.CARD_ROLL.with(hero.roll()));
        }
        return card.face() instanceof Face.Monster monster
                ? Option.some(
                        HtsMessage.CARD_ATTACK.with(Requirement.needed(monster), monster.slay(), monster.fightBack()))
                : Option.none();
    }

    /** What it does, each a sentence that begins in lower case. */
    public static Array<Message> effect(Card card) {
        Face face = card.face();
        if (face instanceof Face.Hero hero) {
            Array<Instruction<HtsState, HtsEvent>> steps = hero.declared().map(choice -> choice);
            return Array.of(program(steps.append(hero.effect()))).appendAll(skills(face));
        }
        if (face instanceof Face.Magic magic) {
            return Array.of(program(Array.of(magic.effect())));
        }
        if (face instanceof Face.Modifier modifier) {
            return Array.of(HtsMessage.CARD_MODIFIER.with(
                    modifier.values().map(Amounts::signed).mkString(" or ")));
        }
        if (face instanceof Face.Challenge challenge) {
            return challenge(challenge);
        }
        if (face instanceof Face.Monster monster) {
            return monster(monster);
        }
        return face instanceof Face.Leader leader && leader.players() > 2
                ? skills(face).append(HtsMessage.CARD_PLAYERS.with(leader.players()))
                : skills(face);
    }

    private static Array<Message> challenge(Face.Challenge challenge) {
        Array<Message> text = Array.of(HtsMessage.CARD_CHALLENGE.with());
        if (challenge.bonus() != 0) {
            text = text.append(HtsMessage.CARD_CHALLENGE_BONUS.with(Amounts.signed(challenge.bonus())));
        }
        return text.appendAll(
                challenge.heroClass().map(heroClass -> HtsMessage.CARD_CHALLENGE_CLASS.with(heroClass.word())));
    }

    private static Array<Message> monster(Face.Monster monster) {
        Message reward = program(Array.of(monster.reward()));
        Array<Message> text = Array.of(HtsMessage.CARD_PENALTY.with(program(Array.of(monster.penalty()))));
        return (reward.key() == HtsMessage.CARD_NOTHING ? text : text.append(HtsMessage.CARD_REWARD.with(reward)))
                .appendAll(skills(monster).map(HtsMessage.CARD_SKILL::with));
    }

    private static Array<Message> skills(Face face) {
        return face.passives().map(CardText::skill);
    }

    private static Message skill(Passive passive) {
        return passive instanceof Passive.Trigger trigger
                ? Texts.trigger(trigger, program(Array.of(trigger.program())))
                : Texts.of(passive);
    }

    /** The instructions in words, joined. */
    private static Message program(Array<Instruction<HtsState, HtsEvent>> instructions) {
        Array<Message> told = new Telling(instructions.flatMap(CardText::steps)).told();
        return told.isEmpty() ? HtsMessage.CARD_NOTHING.with() : told.reduceRight(CoreMessage.THEN::with);
    }

    private static Array<Instruction<HtsState, HtsEvent>> steps(Instruction<HtsState, HtsEvent> instruction) {
        return instruction instanceof Sequence<HtsState, HtsEvent> sequence
                ? sequence.steps().flatMap(CardText::steps)
                : Array.of(instruction);
    }

    /**
     * Steps in words, where a choice is told with what is done to what was chosen: "destroy a Hero of another player" instead of "choose a
     * Hero of another player; destroy it".
     */
    private record Telling(Array<Instruction<HtsState, HtsEvent>> steps) {

        Array<Message> told() {
            return steps.map(this::words).filter(message -> message.key() != CoreMessage.NOTHING);
        }

        private Message words(Instruction<HtsState, HtsEvent> step) {
            if (step instanceof Choose<HtsState, HtsEvent, ?> choose) {
                return isUsed(choose) ? CoreMessage.NOTHING.with() : step.description();
            }
            if (step instanceof If<HtsState, HtsEvent> conditional) {
                return CoreMessage.IF.with(
                        conditional.condition().description(), program(Array.of(conditional.then())));
            }
            if (step instanceof Repeat<HtsState, HtsEvent> repeat) {
                return CoreMessage.AS_OFTEN.with(repeat.times().description(), program(Array.of(repeat.body())));
            }
            if (step instanceof ForEach<HtsState, HtsEvent, ?> each) {
                return CoreMessage.FOR_EACH.with(each.among().description(), program(Array.of(each.body())));
            }
            if (step instanceof May<HtsState, HtsEvent> may && may.who().slot() != null) {
                return HtsMessage.MAY_THEY.with(program(Array.of(may.body())));
            }
            if (step instanceof MayReveal reveal) {
                return HtsMessage.DO_MAY_REVEAL.with(reveal.type().withArticle(), program(Array.of(reveal.then())));
            }
            return deed(step);
        }

        private Message deed(Instruction<HtsState, HtsEvent> step) {
            Slot<?> slot = slotOf(step);
            Choose<HtsState, HtsEvent, ?> choose = slot == null ? null : choiceOf(slot);
            if (choose == null) {
                return step.description();
            }
            return choose.who().slot() != null && step instanceof Sacrifice
                    ? HtsMessage.DO_SACRIFICE_THEY.with()
                    : new Message(
                            step.description().key(), Array.of(choose.among().description()));
        }

        private boolean isUsed(Choose<HtsState, HtsEvent, ?> choose) {
            return !APART.contains(choose.as())
                    && steps.exists(step -> choose.as().equals(slotOf(step)));
        }

        private @Nullable Choose<HtsState, HtsEvent, ?> choiceOf(Slot<?> slot) {
            for (Instruction<HtsState, HtsEvent> step : steps) {
                if (step instanceof Choose<HtsState, HtsEvent, ?> choose
                        && choose.as().equals(slot)) {
                    return choose;
                }
            }
            return null;
        }

        /** What the step does something to, where its words name it. */
        private static @Nullable Slot<?> slotOf(Instruction<HtsState, HtsEvent> step) {
            if (step instanceof Destroy destroy) {
                return destroy.hero();
            }
            if (step instanceof Steal steal) {
                return steal.hero();
            }
            if (step instanceof Sacrifice sacrifice) {
                return sacrifice.hero();
            }
            if (step instanceof Fetch fetch) {
                return fetch.card();
            }
            if (step instanceof MoveHero move) {
                return move.hero().equals(Bound.SELF) ? null : move.hero();
            }
            return step instanceof ChangeRoll change && change.amount() instanceof Counted counted
                    ? counted.slot()
                    : null;
        }
    }
}
