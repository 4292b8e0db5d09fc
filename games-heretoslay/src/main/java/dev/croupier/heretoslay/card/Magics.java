package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.chooseOtherHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.magic;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.If;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.InDiscards;
import dev.croupier.heretoslay.effect.IsDone;
import dev.croupier.heretoslay.effect.Lasts;
import dev.croupier.heretoslay.effect.MoveHero;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.ReturnItem;
import dev.croupier.heretoslay.effect.ReturnItems;
import dev.croupier.heretoslay.effect.Steal;
import dev.croupier.heretoslay.effect.Wearers;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Lasting.Until;
import dev.croupier.heretoslay.table.Passive.Bonus;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Magic cards. */
final class Magics {
    static final Array<Card> CARDS = Array.of(
            magic("Enchanted Spell", 2, new Lasts(new Bonus(Scope.EVERY_ROLL, 2), Until.END_OF_TURN)),
            magic("Forceful Winds", 1, new ReturnItems()),
            magic(
                    "Entangling Trap",
                    2,
                    Discard.cards(2),
                    new If<>(new IsDone(), Sequence.of(chooseHero(Heroes.stealable()), new Steal(Bound.HERO)))),
            magic(
                    "Winds of Change",
                    2,
                    new Choose<>(Bound.HERO, Who.owner(), new Wearers(false, false)),
                    new ReturnItem(Bound.HERO, false, false),
                    new If<>(new IsDone(), Draw.cards(1))),
            magic("Critical Boost", 2, Draw.cards(3), Discard.cards(1)),
            magic(
                    "Destructive Spell",
                    2,
                    Discard.cards(1),
                    new If<>(
                            new IsDone(),
                            Sequence.of(chooseHero(Heroes.destroyable()), new Destroy(Bound.HERO, false)))),
            magic(
                    "Call to the Fallen",
                    1,
                    new Choose<>(Bound.CARD, Who.owner(), InDiscards.of(CardType.HERO)),
                    new Fetch(Bound.CARD)),
            magic(
                    "Forced Exchange",
                    1,
                    choosePlayer(Which.OTHERS),
                    chooseHero(Heroes.stealableOf(Bound.PLAYER)),
                    new Steal(Bound.HERO),
                    new If<>(
                            new IsDone(),
                            Sequence.of(chooseOtherHero(Heroes.own()), new MoveHero(Bound.OTHER_HERO, Bound.PLAYER)))));

    private Magics() {}
}
