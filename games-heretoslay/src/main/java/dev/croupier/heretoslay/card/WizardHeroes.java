package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.chooseOtherHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.InDiscards;
import dev.croupier.heretoslay.effect.IsDone;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.Together;
import dev.croupier.heretoslay.effect.Together.Deed;
import dev.croupier.heretoslay.hero.RollForHero;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.removal.Sacrifice;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Wizards. */
final class WizardHeroes {
    static final Array<Card> CARDS = Array.of(
            hero(
                    "Bun Bun",
                    HeroClass.WIZARD,
                    5,
                    new Choose<>(Bound.CARD, Who.owner(), InDiscards.of(CardType.MAGIC)),
                    new Fetch(Bound.CARD)),
            hero(
                    "Buttons",
                    HeroClass.WIZARD,
                    6,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 1, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.MAGIC)),
            hero(
                    "Fluffy",
                    HeroClass.WIZARD,
                    10,
                    declared(
                            chooseHero(Heroes.destroyable(Bound.OTHER_HERO)),
                            chooseOtherHero(Heroes.destroyable(Bound.HERO))),
                    new Destroy(Bound.HERO, false),
                    chooseOtherHero(Heroes.destroyable(Bound.HERO)), // the first can have set off what takes it away
                    new Destroy(Bound.OTHER_HERO, false)),
            hero(
                    "Hopper",
                    HeroClass.WIZARD,
                    7,
                    declared(choosePlayer(Which.ANY)),
                    new Choose<>(Bound.HERO, Who.in(Bound.PLAYER), Heroes.ofPlayer(Bound.PLAYER)),
                    new Sacrifice(Bound.HERO)),
            hero(
                    "Snowball",
                    HeroClass.WIZARD,
                    6,
                    Draw.cards(1, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.MAGIC),
                    new If<>(new IsDone(), Draw.cards(1))),
            hero("Spooky", HeroClass.WIZARD, 10, Together.each(Deed.SACRIFICE)),
            hero(
                    "Whiskers",
                    HeroClass.WIZARD,
                    11,
                    declared(
                            chooseHero(Heroes.stealable(Bound.OTHER_HERO)),
                            chooseOtherHero(Heroes.destroyable(Bound.HERO))),
                    new Steal(Bound.HERO),
                    new Destroy(Bound.OTHER_HERO, false)),
            hero(
                    "Wiggles",
                    HeroClass.WIZARD,
                    10,
                    declared(chooseHero(Heroes.stealable())),
                    new Steal(Bound.HERO),
                    new If<>(new IsDone(), new RollForHero(Bound.HERO))));

    private WizardHeroes() {}
}
