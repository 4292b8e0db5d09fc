package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.Amount;
import dev.croupier.core.agenda.ForEach;
import dev.croupier.core.agenda.May;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.LookAtHand;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.PlayersHaving;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.TakeFromHand;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Thieves. */
final class ThiefHeroes {
    static final Array<Card> CARDS = Array.of(
            hero("Kit Napper", HeroClass.THIEF, 9, declared(chooseHero(Heroes.stealable())), new Steal(Bound.HERO)),
            hero(
                    "Meowzio",
                    HeroClass.THIEF,
                    10,
                    declared(choosePlayer(Which.OTHERS), chooseHero(Heroes.stealableOf(Bound.PLAYER))),
                    new Steal(Bound.HERO),
                    Pull.cards(Bound.PLAYER, 1)),
            hero(
                    "Plundering Puma",
                    HeroClass.THIEF,
                    6,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 2),
                    new May<>(Who.in(Bound.PLAYER), new Draw(Who.in(Bound.PLAYER), Amount.of(1), null))),
            hero(
                    "Shurikitty",
                    HeroClass.THIEF,
                    9,
                    declared(chooseHero(Heroes.destroyable())),
                    new Destroy(Bound.HERO, true)),
            hero(
                    "Silent Shadow",
                    HeroClass.THIEF,
                    8,
                    declared(choosePlayer(Which.OTHERS)),
                    new LookAtHand(Bound.PLAYER),
                    new TakeFromHand(Bound.PLAYER)),
            hero(
                    "Slippery Paws",
                    HeroClass.THIEF,
                    6,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 2, Bound.CARDS),
                    Discard.of(Bound.CARDS, 1)),
            hero(
                    "Sly Pickings",
                    HeroClass.THIEF,
                    6,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 1, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.ITEM)),
            hero(
                    "Smooth Mimimeow",
                    HeroClass.THIEF,
                    7,
                    new ForEach<>(Bound.PLAYER, new PlayersHaving(HeroClass.THIEF), Pull.cards(Bound.PLAYER, 1))));

    private ThiefHeroes() {}
}
