package dev.croupier.heretoslay.monster;

import dev.croupier.core.Seat;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a Party must have to attack a Monster: every symbol is paid by a card of its own, a class by a Hero of that class or the Leader, a
 * Hero symbol by a Hero (HTS-B27, HTS-MON-01, HTS-MON-02).
 */
public final class Requirement {
    private Requirement() {}

    /** Whether the Party meets it. */
    public static boolean isMet(HtsState state, Seat seat, Face.Monster monster) {
        return monster.isMetBy(Party.heroesByClass(state, seat), Party.leaderClass(state, seat));
    }

    /** What the Monster needs, such as {@code Wizard, 1 Hero}. */
    public static String needed(Face.Monster monster) {
        Array<String> parts = monster.classes().map(HeroClass::word);
        return (monster.heroes() == 0
                        ? parts
                        : parts.append(monster.heroes() + (monster.heroes() == 1 ? " Hero" : " Heroes")))
                .mkString(", ");
    }

    /** What a Party has, in the same words. */
    public static String found(HtsState state, Seat seat) {
        Card leader = Party.leader(state, seat);
        Seq<String> heroes = Array.ofAll(state.heroes(seat).map(hero -> Party.classOf(state, hero)))
                .map(HeroClass::word);
        String party = heroes.isEmpty() ? "no Hero" : heroes.mkString(", ");
        return leader == null
                ? party
                : party + " and a " + leader.leader().heroClass().word() + " as Leader";
    }
}
