package dev.croupier.heretoslay;

import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Player;
import java.util.StringJoiner;

/** A state as one line of text, the same on every machine: every component in order, separated by semicolons. */
final class CanonicalForm {
    private CanonicalForm() {}

    static String of(HtsState state) {
        return new StringJoiner("; ")
                .add(state.players().map(CanonicalForm::player).mkString(" | "))
                .add("deck " + state.piles().deck().pile()
                        + state.piles().deck().knowers().mkString("<", ",", ">"))
                .add("discards " + state.piles().discards().mkString(" "))
                .add("resolving " + state.piles().resolving())
                .add("monsters " + state.piles().monsterDeck() + " row "
                        + state.piles().monsterRow().mkString(" "))
                .add("leaders " + state.piles().leaders())
                .add("worn " + state.equipment())
                .add("turn " + state.turn())
                .add("lasting " + state.lasting().mkString(" "))
                .add("agenda " + state.agenda())
                .add("known " + state.known().mkString(" "))
                .add("decisions " + state.decisions())
                .add("outcome " + state.outcome())
                .toString();
    }

    private static String player(Player player) {
        return player.hand() + "/" + player.heroes() + "/" + player.leader() + "/"
                + player.monsters().mkString(",") + (player.atTable() ? "" : "/gone");
    }
}
