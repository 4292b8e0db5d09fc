package dev.croupier.heretoslay.card;

import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.leader;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Counted;
import dev.croupier.heretoslay.effect.Numbers;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.roll.ChangeRoll;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Passive.Activated;
import dev.croupier.heretoslay.table.Passive.Bonus;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.table.Passive.Trigger;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.zone.Draw;
import io.vavr.collection.Array;

/** The Party Leaders. */
final class Leaders {
    static final Array<Card> CARDS = Array.of(
            leader(
                    "The Protecting Horn",
                    HeroClass.GUARDIAN,
                    new Trigger(
                            When.PLAYED_MODIFIER,
                            true,
                            Sequence.of(
                                    new Choose<>(Bound.VALUE, Who.owner(), Numbers.of(1, -1)),
                                    new ChangeRoll(new Counted(Bound.VALUE))))),
            leader(
                    "The Shadow Claw",
                    HeroClass.THIEF,
                    3,
                    new Activated(1, choosePlayer(Which.WITH_CARDS), Pull.cards(Bound.PLAYER, 1))),
            leader("The Fist of Reason", HeroClass.FIGHTER, new Bonus(Scope.CHALLENGER_ROLL, 2)),
            leader("The Cloaked Sage", HeroClass.WIZARD, new Trigger(When.PLAYED_MAGIC, true, Draw.cards(1))),
            leader("The Divine Arrow", HeroClass.RANGER, new Bonus(Scope.ATTACK_ROLL, 1)),
            leader("The Charismatic Song", HeroClass.BARD, new Bonus(Scope.HERO_ROLL, 1)));

    private Leaders() {}
}
