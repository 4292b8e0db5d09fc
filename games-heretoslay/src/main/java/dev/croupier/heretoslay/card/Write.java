package dev.croupier.heretoslay.card;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.agenda.Who;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.Players;
import dev.croupier.heretoslay.removal.Sacrifice;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Range;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** The words in which cards are written, so that a card reads like a card. Anybody's cards can be written in them. */
public final class Write {
    private Write() {}

    /** The id of a card's name: lower case, hyphens, no other signs. */
    public static String id(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    }

    /** A Hero whose effect needs no target before it begins. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Card hero(String name, HeroClass heroClass, int roll, Instruction<HtsState, HtsEvent>... effect) {
        return hero(name, heroClass, roll, Array.empty(), effect);
    }

    /** A Hero whose effect has targets that are declared (HTS-DECL). */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Card hero(
            String name,
            HeroClass heroClass,
            int roll,
            Array<Choose<HtsState, HtsEvent, ?>> declared,
            Instruction<HtsState, HtsEvent>... effect) {
        return new Card(
                id(name),
                name,
                1,
                new Face.Hero(heroClass, Range.atLeast(roll), declared, program(effect), Array.empty()));
    }

    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    private static Instruction<HtsState, HtsEvent> program(Instruction<HtsState, HtsEvent>... effect) {
        return effect.length == 1 ? effect[0] : Sequence.of(effect);
    }

    /** Targets that are declared, in that order. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Array<Choose<HtsState, HtsEvent, ?>> declared(Choose<HtsState, HtsEvent, ?>... targets) {
        return Array.of(targets);
    }

    /** An Item. */
    public static Card item(String name, int copies, Passive... passives) {
        return new Card(id(name), name, copies, new Face.Item(false, Array.of(passives)));
    }

    /** A Cursed Item. */
    public static Card cursedItem(String name, int copies, Passive... passives) {
        return new Card(id(name), name, copies, new Face.Item(true, Array.of(passives)));
    }

    /** A Magic. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public static Card magic(String name, int copies, Instruction<HtsState, HtsEvent>... effect) {
        return new Card(id(name), name, copies, new Face.Magic(program(effect)));
    }

    /** A Modifier, named after its values. */
    public static Card modifier(int copies, Integer... values) {
        String name = Array.of(values).map(Write::signed).mkString("Modifier ", "/", "");
        String id = Array.of(values)
                .map(value -> (value > 0 ? "plus" : "minus") + Math.abs(value))
                .mkString("modifier-", "-", "");
        return new Card(id, name, copies, new Face.Modifier(Array.of(values)));
    }

    private static String signed(int value) {
        return (value > 0 ? "+" : "") + value;
    }

    /** A Challenge that anybody can play. */
    public static Card challenge(String name, int copies) {
        return new Card(id(name), name, copies, new Face.Challenge(0, Option.none()));
    }

    /** A Challenge that needs a class in the Party and adds to the roll. */
    public static Card challenge(String name, int copies, HeroClass needed, int bonus) {
        return new Card(id(name), name, copies, new Face.Challenge(bonus, Option.some(needed)));
    }

    /** A Party Leader. */
    public static Card leader(String name, HeroClass heroClass, Passive... passives) {
        return leader(name, heroClass, 2, passives);
    }

    /** A Party Leader that needs so many players at the table. */
    public static Card leader(String name, HeroClass heroClass, int players, Passive... passives) {
        return new Card(id(name), name, 1, new Face.Leader(heroClass, players, Array.of(passives)));
    }

    /** A Monster in the making: what it needs. */
    public static MonsterNeeds monster(String name, int heroes, HeroClass... classes) {
        return new MonsterNeeds(name, heroes, Array.of(classes));
    }

    /** A Monster in the making. */
    public record MonsterNeeds(String name, int heroes, Array<HeroClass> classes) {

        /** The whole Monster, whose slaying gives nothing but the skill. */
        public Card slainBy(Range slay, Range fightBack, Instruction<HtsState, HtsEvent> penalty, Passive... skill) {
            return slainBy(slay, fightBack, penalty, Sequence.of(), skill);
        }

        /** The whole Monster. */
        public Card slainBy(
                Range slay,
                Range fightBack,
                Instruction<HtsState, HtsEvent> penalty,
                Instruction<HtsState, HtsEvent> reward,
                Passive... skill) {
            return new Card(
                    id(name),
                    name,
                    1,
                    new Face.Monster(heroes, classes, slay, fightBack, penalty, reward, Array.of(skill)));
        }
    }

    /** The owner chooses a player. */
    public static Choose<HtsState, HtsEvent, dev.croupier.core.Seat> choosePlayer(Players.Which which) {
        return new Choose<>(Bound.PLAYER, Who.owner(), new Players(which));
    }

    /** The owner chooses a Hero. */
    public static Choose<HtsState, HtsEvent, dev.croupier.heretoslay.table.HeroRef> chooseHero(Heroes among) {
        return new Choose<>(Bound.HERO, Who.owner(), among);
    }

    /** The owner chooses another Hero. */
    public static Choose<HtsState, HtsEvent, dev.croupier.heretoslay.table.HeroRef> chooseOtherHero(Heroes among) {
        return new Choose<>(Bound.OTHER_HERO, Who.owner(), among);
    }

    /** The owner chooses an own Hero and sacrifices it. */
    public static Instruction<HtsState, HtsEvent> sacrificeHero() {
        return Sequence.of(chooseHero(Heroes.own()), new Sacrifice(Bound.HERO));
    }
}
