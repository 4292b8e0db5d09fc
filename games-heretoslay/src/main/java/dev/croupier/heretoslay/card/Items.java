package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.cursedItem;
import static dev.croupier.heretoslay.card.Write.item;

import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Passive.Bonus;
import dev.croupier.heretoslay.table.Passive.CountsAs;
import dev.croupier.heretoslay.table.Passive.Forbids;
import dev.croupier.heretoslay.table.Passive.Instead;
import dev.croupier.heretoslay.table.Passive.Replacement;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.table.Passive.Trigger;
import dev.croupier.heretoslay.table.Passive.What;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Items, cursed ones last. */
final class Items {
    static final Array<Card> CARDS = Array.of(
            item("Bard Mask", 1, new CountsAs(HeroClass.BARD)),
            item("Ranger Mask", 1, new CountsAs(HeroClass.RANGER)),
            item("Wizard Mask", 1, new CountsAs(HeroClass.WIZARD)),
            item("Fighter Mask", 1, new CountsAs(HeroClass.FIGHTER)),
            item("Guardian Mask", 1, new CountsAs(HeroClass.GUARDIAN)),
            item("Thief Mask", 1, new CountsAs(HeroClass.THIEF)),
            item("Really Big Ring", 2, new Bonus(Scope.ROLL_OF_WEARER, 2)),
            item("Particularly Rusty Coin", 2, new Trigger(When.ROLL_OF_WEARER_FAILED, false, Draw.cards(1))),
            item("Decoy Doll", 1, new Replacement(Instead.DISCARD_ITEM)),
            cursedItem("Sealing Key", 1, new Forbids(What.USE_OF_WEARER)),
            cursedItem("Curse of the Snake's Eyes", 2, new Bonus(Scope.ROLL_OF_WEARER, -2)),
            cursedItem(
                    "Suspiciously Shiny Coin", 1, new Trigger(When.ROLL_OF_WEARER_SUCCEEDED, false, Discard.cards(1))));

    private Items() {}
}
