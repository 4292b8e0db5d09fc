package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.IsDone;
import dev.croupier.heretoslay.effect.MoveHero;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.SwapHands;
import dev.croupier.heretoslay.effect.Together;
import dev.croupier.heretoslay.effect.Together.Deed;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Obligation;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Bards. */
final class BardHeroes {
    static final Array<Card> CARDS = Array.of(
            hero("Dodgy Dealer", HeroClass.BARD, 9, declared(choosePlayer(Which.OTHERS)), new SwapHands(Bound.PLAYER)),
            hero("Fuzzy Cheeks", HeroClass.BARD, 8, Draw.cards(1), MayPlay.fromHand(Obligation.MUST, CardType.HERO)),
            hero("Greedy Cheeks", HeroClass.BARD, 8, Together.each(Deed.GIVE)),
            hero(
                    "Lucky Bucky",
                    HeroClass.BARD,
                    7,
                    declared(choosePlayer(Which.OTHERS)),
                    Pull.cards(Bound.PLAYER, 1, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.HERO)),
            hero(
                    "Mellow Dee",
                    HeroClass.BARD,
                    7,
                    Draw.cards(1, Bound.CARDS),
                    MayPlay.of(Bound.CARDS, Obligation.MAY, CardType.HERO)),
            hero("Napping Nibbles", HeroClass.BARD, 2, Sequence.of()),
            hero("Peanut", HeroClass.BARD, 7, Draw.cards(2)),
            hero(
                    "Tipsy Tootie",
                    HeroClass.BARD,
                    6,
                    declared(choosePlayer(Which.WITH_STEALABLE_HERO), chooseHero(Heroes.stealableOf(Bound.PLAYER))),
                    new Steal(Bound.HERO),
                    new If<>(new IsDone(), new MoveHero(Bound.SELF, Bound.PLAYER))));

    private BardHeroes() {}
}
