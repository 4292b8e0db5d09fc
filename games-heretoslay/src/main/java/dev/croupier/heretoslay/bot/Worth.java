package dev.croupier.heretoslay.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.heretoslay.party.Bonuses;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Roll;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * What things that may happen are worth to a seat, in cards: what it gains itself, less what the others gain.
 *
 * @param standing how the seats stand
 * @param seat to whom
 */
record Worth(Standing standing, Seat seat) {

    HtsState state() {
        return standing.state();
    }

    /** That a program of {@code owner} is carried out. */
    double program(List<? extends Instruction<HtsState, HtsEvent>> program, Seat owner, String source, Slots slots) {
        return standing.worth(Programs.changes(standing, seat, program, owner, source, slots), seat);
    }

    /** That a Hero's effect happens for {@code owner}. */
    double effect(Seat owner, Card hero, int number, Slots slots) {
        return standing.worth(Programs.effect(standing, seat, hero, number, owner, slots), seat);
    }

    /** That {@code owner} slays a Monster. */
    double slain(Seat owner, Card monster) {
        double[] changes = Programs.changes(
                standing, seat, List.of(monster.monster().reward()), owner, monster.id(), Slots.empty());
        changes[owner.index()] += standing.nextMonster(owner) + Cards.skill(monster);
        return standing.worth(changes, seat);
    }

    /** That a roll for a Hero of {@code owner} is made. */
    double roll(Seat owner, Card hero, int number) {
        HtsState state = state();
        double effect = effect(owner, hero, number, Slots.empty());
        int bonus = Rolling.bonus(state, owner, Roll.Purpose.USE_HERO, number);
        Face.Hero face = hero.hero();
        return owner.equals(seat)
                ? Rolling.expected(standing, seat, bonus, total -> face.roll().contains(total) ? effect : 0.0)
                : Rolling.expected(bonus, total -> face.roll().contains(total) ? effect : 0.0);
    }

    /** That an attack is made by the seat itself. */
    double attack(Card monster) {
        Face.Monster face = monster.monster();
        double slain = slain(seat, monster);
        double penalty = program(List.of(face.penalty()), seat, monster.id(), Slots.empty());
        int bonus = Rolling.bonus(state(), seat, Roll.Purpose.ATTACK, Bonuses.NO_HERO);
        return Rolling.expected(standing, seat, bonus, total -> Stakes.attack(face, total, slain, penalty));
    }

    /** That a card from the hand of {@code owner} is played, that it is gone from the hand not counted. */
    double played(Seat owner, Card card, @Nullable HeroRef wearer) {
        if (card.face() instanceof Face.Magic magic) {
            return program(List.of(magic.effect()), owner, card.id(), Slots.empty());
        }
        if (card.face() instanceof Face.Hero hero) {
            return hero(owner, card, hero);
        }
        Seat party = wearer == null ? null : state().partyOf(wearer.number());
        return wearer == null || party == null ? 0.0 : worn(party, wearer.number(), card);
    }

    private double hero(Seat owner, Card card, Face.Hero hero) {
        double joined = standing.gain(owner, hero.heroClass());
        double gain = owner.equals(seat) ? joined : -standing.weight(owner) * joined;
        int number =
                state().catalogue().copies(state().catalogue().mainDeck(), card).first();
        boolean used = state().turn().used().contains(number);
        double roll = used ? 0.0 : roll(owner, card, number);
        return gain + (owner.equals(seat) ? Math.max(0.0, roll) : Math.min(0.0, roll));
    }

    /** That a Hero wears an Item. */
    double worn(Seat party, int hero, Card item) {
        double worth = Cards.worn(standing, party, hero, item);
        return party.equals(seat) ? worth : -standing.weight(party) * worth;
    }

    /** Whether another player may well challenge what the seat plays, and win. */
    double challenged() {
        HtsState state = state();
        if (Party.forbidding(state, seat, Passive.What.CHALLENGING_CARDS) != null) {
            return 0.0;
        }
        int hidden = 0;
        for (Seat other : state.others(seat)) {
            hidden += state.hand(other).size();
        }
        return Math.min(0.25, 0.015 * hidden);
    }
}
