package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.monster;
import static dev.croupier.heretoslay.card.Write.sacrificeHero;

import dev.croupier.core.agenda.Amount;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.roll.ChangeRoll;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.table.Passive.Bonus;
import dev.croupier.heretoslay.table.Passive.ExtraPoints;
import dev.croupier.heretoslay.table.Passive.Forbids;
import dev.croupier.heretoslay.table.Passive.Instead;
import dev.croupier.heretoslay.table.Passive.Replacement;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.table.Passive.Trigger;
import dev.croupier.heretoslay.table.Passive.What;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.table.Range;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Monsters. */
final class Monsters {
    static final Array<Card> CARDS = Array.of(
            monster("Dracos", 1)
                    .slainBy(
                            Range.atMost(5),
                            Range.atLeast(8),
                            sacrificeHero(),
                            new Trigger(When.HERO_WAS_DESTROYED, true, Draw.cards(1))),
            monster("Orthus", 1, HeroClass.WIZARD)
                    .slainBy(
                            Range.atLeast(8),
                            Range.atMost(4),
                            Discard.cards(2),
                            new Trigger(When.DREW, false, MayPlay.of(Bound.CARDS, Obligation.SKILL, CardType.MAGIC))),
            monster("Dark Dragon King", 1, HeroClass.BARD)
                    .slainBy(Range.atLeast(8), Range.atMost(4), Discard.cards(2), new Bonus(Scope.HERO_ROLL, 1)),
            monster("Terratuga", 1)
                    .slainBy(Range.atLeast(11), Range.atMost(7), sacrificeHero(), new Forbids(What.DESTROYING_HEROES)),
            monster("Crowned Serpent", 2)
                    .slainBy(
                            Range.atLeast(10),
                            Range.atMost(7),
                            sacrificeHero(),
                            new Trigger(When.ANYONE_PLAYED_MODIFIER, true, Draw.cards(1))),
            monster("Titan Wyvern", 1, HeroClass.FIGHTER)
                    .slainBy(Range.atLeast(8), Range.atMost(4), Discard.cards(2), new Bonus(Scope.CHALLENGE_ROLL, 1)),
            monster("Corrupted Sabretooth", 3)
                    .slainBy(
                            Range.atLeast(9),
                            Range.atMost(6),
                            sacrificeHero(),
                            Draw.cards(1),
                            new Replacement(Instead.STEAL)),
            monster("Mega Slime", 4)
                    .slainBy(Range.atLeast(8), Range.atMost(7), sacrificeHero(), Draw.cards(2), new ExtraPoints(1)),
            monster("Warworn Owlbear", 1, HeroClass.THIEF)
                    .slainBy(Range.atLeast(8), Range.atMost(4), Discard.cards(2), new Forbids(What.CHALLENGING_ITEMS)),
            monster("Arctic Aries", 1)
                    .slainBy(
                            Range.atLeast(10),
                            Range.atMost(6),
                            sacrificeHero(),
                            new Trigger(When.HERO_ROLL_SUCCEEDED, true, Draw.cards(1))),
            monster("Anuran Cauldron", 3)
                    .slainBy(Range.atLeast(7), Range.atMost(6), sacrificeHero(), new Bonus(Scope.EVERY_ROLL, 1)),
            monster("Bloodwing", 2)
                    .slainBy(
                            Range.atLeast(9),
                            Range.atMost(6),
                            sacrificeHero(),
                            new Trigger(When.WAS_CHALLENGED, true, Discard.by(Bound.PLAYER, 1))),
            monster("Abyss Queen", 2)
                    .slainBy(
                            Range.atLeast(8),
                            Range.atMost(5),
                            sacrificeHero(),
                            new Trigger(When.OTHER_PLAYED_MODIFIER_ON_OWN_ROLL, true, new ChangeRoll(Amount.of(1)))),
            monster("Malamammoth", 1, HeroClass.RANGER)
                    .slainBy(
                            Range.atLeast(8),
                            Range.atMost(4),
                            Discard.cards(2),
                            new Trigger(When.DREW, false, MayPlay.of(Bound.CARDS, Obligation.SKILL, CardType.ITEM))),
            monster("Rex Major", 1, HeroClass.GUARDIAN)
                    .slainBy(
                            Range.atLeast(8),
                            Range.atMost(4),
                            Discard.cards(2),
                            new Trigger(
                                    When.DREW,
                                    false,
                                    new MayReveal(Bound.CARDS, CardType.MODIFIER, Obligation.SKILL, Draw.cards(1)))));

    private Monsters() {}
}
