package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Repeat;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Unbind;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.AmongBound;
import dev.croupier.heretoslay.effect.Counted;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.IsOfType;
import dev.croupier.heretoslay.effect.MayReveal;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.Together;
import dev.croupier.heretoslay.effect.Together.Deed;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Fighters. */
final class FighterHeroes {
    static final Array<Card> CARDS = Array.of(
            hero(
                    "Bad Axe",
                    HeroClass.FIGHTER,
                    8,
                    declared(chooseHero(Heroes.destroyable())),
                    new Destroy(Bound.HERO, false)),
            hero(
                    "Bear Claw",
                    HeroClass.FIGHTER,
                    7,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 1, Bound.CARDS),
                    new If<>(new IsOfType(Bound.CARDS, CardType.HERO), Pull.cards(Bound.PLAYER, 1))),
            hero(
                    "Beary Wise",
                    HeroClass.FIGHTER,
                    7,
                    Together.each(Deed.DISCARD),
                    new Choose<>(Bound.CARD, Who.owner(), new AmongBound(Bound.CARDS)),
                    new Fetch(Bound.CARD)),
            hero(
                    "Fury Knuckle",
                    HeroClass.FIGHTER,
                    5,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 1, Bound.CARDS),
                    new If<>(new IsOfType(Bound.CARDS, CardType.CHALLENGE), Pull.cards(Bound.PLAYER, 1))),
            hero("Heavy Bear", HeroClass.FIGHTER, 5, declared(choosePlayer(Which.ANY)), Discard.by(Bound.PLAYER, 2)),
            hero(
                    "Pan Chucks",
                    HeroClass.FIGHTER,
                    8,
                    Draw.cards(2, Bound.CARDS),
                    new MayReveal(
                            Bound.CARDS,
                            CardType.CHALLENGE,
                            Obligation.MAY,
                            Sequence.of(chooseHero(Heroes.destroyable()), new Destroy(Bound.HERO, false)))),
            hero(
                    "Qi Bear",
                    HeroClass.FIGHTER,
                    10,
                    Discard.upTo(3),
                    new Repeat<>(
                            new Counted(Bound.COUNT),
                            Sequence.of(
                                    new Unbind<>(Bound.HERO),
                                    chooseHero(Heroes.destroyable()),
                                    new Destroy(Bound.HERO, false)))),
            hero("Tough Teddy", HeroClass.FIGHTER, 4, Together.eachHaving(HeroClass.FIGHTER, Deed.DISCARD)));

    private FighterHeroes() {}
}
