package dev.croupier.heretoslay.odds;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A modifier window played out in every way by two sides in turn, each of which wants its own end of it: a side passes or plays a card,
 * the window closes when both have passed one after the other, and a card reopens it. What the Abyss Queen adds to a card of another, its
 * owner takes or declines.
 */
final class WindowReference {
    /**
     * A way to play a card.
     *
     * @param change what it adds to the score
     * @param answer what the other side then may add; 0 where it has nothing to say
     */
    record Play(int change, int answer) {}

    private record Position(
            int score, List<List<Play>> mine, List<List<Play>> theirs, boolean myTurn, boolean passed) {}

    private final Map<Position, Boolean> known = new HashMap<>();

    private WindowReference() {}

    /** What a card can add to the total of the roll on which it is played. */
    static List<Integer> changes(ModifierValues card) {
        List<Integer> changes = new ArrayList<>();
        for (int value : card.values()) {
            if (card.horn()) {
                changes.add(value + 1);
                changes.add(value - 1);
            }
            changes.add(value);
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
     * @param mine by card, the ways to play it, for the side that wants that
     * @param theirs by card, the ways to play it, for the other side
     * @param myTurn who is asked
     * @param passed whether the other side has just passed
     */
    static boolean endsWell(int score, List<List<Play>> mine, List<List<Play>> theirs, boolean myTurn, boolean passed) {
        return new WindowReference().ends(new Position(score, mine, theirs, myTurn, passed));
    }

    private boolean ends(Position at) {
        Boolean before = known.get(at);
        if (before != null) {
            return before;
        }
        boolean ends = playedOut(at);
        known.put(at, ends);
        return ends;
    }

    private boolean playedOut(Position at) {
        boolean myTurn = at.myTurn();
        boolean afterPassing =
                at.passed() ? at.score() >= 0 : ends(new Position(at.score(), at.mine(), at.theirs(), !myTurn, true));
        if (afterPassing == myTurn) {
            return myTurn;
        }
        List<List<Play>> hand = myTurn ? at.mine() : at.theirs();
        for (int i = 0; i < hand.size(); i++) {
            List<List<Play>> rest = new ArrayList<>(hand);
            for (Play play : rest.remove(i)) {
                boolean plain = after(at, play.change(), rest);
                boolean answered = after(at, play.change() + play.answer(), rest);
                boolean afterPlaying = myTurn ? plain && answered : plain || answered;
                if (afterPlaying == myTurn) {
                    return myTurn;
                }
            }
        }
        return !myTurn;
    }

    private boolean after(Position at, int change, List<List<Play>> rest) {
        return ends(new Position(
                at.score() + change,
                at.myTurn() ? rest : at.mine(),
                at.myTurn() ? at.theirs() : rest,
                !at.myTurn(),
                false));
    }
}
