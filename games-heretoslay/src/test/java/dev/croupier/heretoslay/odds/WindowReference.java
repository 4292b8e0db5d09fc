package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * A modifier window played out in every way by two sides in turn, each of which wants its own end of it: a side passes or plays a card,
 * the window closes when both have passed one after the other, and a card reopens it.
 */
final class WindowReference {
    private WindowReference() {}

    /** What a card can add to the total of the roll on which it is played. */
    static List<Integer> changes(ModifierValues card) {
        List<Integer> changes = new ArrayList<>();
        for (int value : card.values()) {
            if (card.horn()) {
                changes.add(value + 1);
                changes.add(value - 1);
            } else {
                changes.add(value);
            }
        }
        return changes;
    }

    /** Every sum that some of the cards can add. */
    static List<Integer> sums(Array<ModifierValues> cards) {
        if (cards.isEmpty()) {
            return List.of(0);
        }
        List<Integer> sums = new ArrayList<>();
        for (int rest : sums(cards.tail())) {
            sums.add(rest);
            for (int change : changes(cards.head())) {
                sums.add(rest + change);
            }
        }
        return sums;
    }

    /**
     * Whether {@code score} ends at 0 or more.
     *
     * @param mine by card, what it can add to the score, for the side that wants that
     * @param theirs by card, what it can add to the score, for the other side
     * @param myTurn who is asked
     * @param passed whether the other side has just passed
     */
    static boolean endsWell(
            int score, List<List<Integer>> mine, List<List<Integer>> theirs, boolean myTurn, boolean passed) {
        boolean afterPassing = passed ? score >= 0 : endsWell(score, mine, theirs, !myTurn, true);
        if (afterPassing == myTurn) {
            return myTurn;
        }
        List<List<Integer>> hand = myTurn ? mine : theirs;
        for (int i = 0; i < hand.size(); i++) {
            List<List<Integer>> rest = new ArrayList<>(hand);
            for (int change : rest.remove(i)) {
                boolean afterPlaying =
                        endsWell(score + change, myTurn ? rest : mine, myTurn ? theirs : rest, !myTurn, false);
                if (afterPlaying == myTurn) {
                    return myTurn;
                }
            }
        }
        return !myTurn;
    }
}
