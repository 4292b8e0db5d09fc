package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.hero;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Fetch;
import dev.croupier.heretoslay.effect.InDiscards;
import dev.croupier.heretoslay.effect.Lasts;
import dev.croupier.heretoslay.effect.ReturnItem;
import dev.croupier.heretoslay.effect.Wearers;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Lasting.Until;
import dev.croupier.heretoslay.table.Passive.Bonus;
import dev.croupier.heretoslay.table.Passive.Forbids;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.table.Passive.What;
import io.vavr.collection.Array;

/** The Guardians. */
final class GuardianHeroes {
    static final Array<Card> CARDS = Array.of(
            hero(
                    "Calming Voice",
                    HeroClass.GUARDIAN,
                    9,
                    new Lasts(new Forbids(What.STEALING_HEROES), Until.START_OF_NEXT_TURN)),
            hero(
                    "Guiding Light",
                    HeroClass.GUARDIAN,
                    7,
                    new Choose<>(Bound.CARD, Who.owner(), InDiscards.of(CardType.HERO)),
                    new Fetch(Bound.CARD)),
            hero(
                    "Holy Curselifter",
                    HeroClass.GUARDIAN,
                    5,
                    new Choose<>(Bound.HERO, Who.owner(), new Wearers(true, true)),
                    new ReturnItem(Bound.HERO, true, true)),
            hero(
                    "Iron Resolve",
                    HeroClass.GUARDIAN,
                    8,
                    new Lasts(new Forbids(What.CHALLENGING_CARDS), Until.END_OF_TURN)),
            hero(
                    "Mighty Blade",
                    HeroClass.GUARDIAN,
                    8,
                    new Lasts(new Forbids(What.DESTROYING_HEROES), Until.START_OF_NEXT_TURN)),
            hero(
                    "Radiant Horn",
                    HeroClass.GUARDIAN,
                    6,
                    new Choose<>(Bound.CARD, Who.owner(), InDiscards.of(CardType.MODIFIER)),
                    new Fetch(Bound.CARD)),
            hero("Vibrant Glow", HeroClass.GUARDIAN, 9, new Lasts(new Bonus(Scope.EVERY_ROLL, 5), Until.END_OF_TURN)),
            hero("Wise Shield", HeroClass.GUARDIAN, 6, new Lasts(new Bonus(Scope.EVERY_ROLL, 3), Until.END_OF_TURN)));

    private GuardianHeroes() {}
}
