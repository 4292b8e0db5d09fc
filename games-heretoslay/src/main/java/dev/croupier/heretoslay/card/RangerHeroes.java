package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.InDiscards;
import dev.croupier.heretoslay.effect.LookAtDeck;
import dev.croupier.heretoslay.effect.LookAtHand;
import dev.croupier.heretoslay.effect.MissingTo;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.PutBack;
import dev.croupier.heretoslay.effect.TakeOfDeck;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Rangers. */
final class RangerHeroes {
    static final Array<Card> CARDS = Array.of(
            hero(
                    "Bullseye",
                    HeroClass.RANGER,
                    7,
                    new LookAtDeck(3, Bound.CARDS),
                    new TakeOfDeck(Bound.CARDS),
                    new PutBack(Bound.CARDS)),
            hero("Hook", HeroClass.RANGER, 6, MayPlay.fromHand(Obligation.MUST, CardType.ITEM), Draw.cards(1)),
            hero(
                    "Lookie Rookie",
                    HeroClass.RANGER,
                    5,
                    new Choose<>(Bound.CARD, Who.owner(), InDiscards.of(CardType.ITEM)),
                    new Fetch(Bound.CARD)),
            hero(
                    "Quick Draw",
                    HeroClass.RANGER,
                    8,
                    Draw.cards(2, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.ITEM)),
            hero(
                    "Serious Grey",
                    HeroClass.RANGER,
                    9,
                    declared(chooseHero(Heroes.destroyable())),
                    new Destroy(Bound.HERO, false),
                    Draw.cards(1)),
            hero("Sharp Fox", HeroClass.RANGER, 5, declared(choosePlayer(Which.OTHERS)), new LookAtHand(Bound.PLAYER)),
            hero("Wildshot", HeroClass.RANGER, 8, Draw.cards(3), Discard.cards(1)),
            hero("Wily Red", HeroClass.RANGER, 10, new Draw(Who.owner(), new MissingTo(7), null)));

    private RangerHeroes() {}
}
