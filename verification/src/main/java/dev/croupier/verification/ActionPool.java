package dev.croupier.verification;

import dev.croupier.core.Action;
import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * Actions harvested over whole games. Mutations are made in their texts, so that they serve any game: the seat is changed, or a word is
 * taken from another action; what the notation does not read is dropped.
 *
 * @param actions the actions as they were offered somewhere, each once
 * @param notation how they are written
 * @param seats how many seats there are
 */
record ActionPool<A extends Action>(Array<A> actions, Notation<A> notation, int seats) {
    private static final int CAPACITY = 2000;

    static <A extends Action> ActionPool<A> of(Seq<A> offered, Notation<A> notation, int seats) {
        // keyed by text: no hash order is seen
        Array<A> once = offered.foldLeft(
                        LinkedHashMap.<String, A>empty(), (byText, action) -> byText.put(notation.text(action), action))
                .values()
                .toArray();
        return new ActionPool<>(once.take(CAPACITY), notation, seats);
    }

    /** At most {@code count} actions, half of them mutated. */
    Array<A> some(int count, Chance chance) {
        if (actions.isEmpty()) {
            return Array.empty();
        }
        List<A> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            A action = any(chance);
            switch (chance.below(4)) {
                case 0 -> read(reseated(action, chance), some);
                case 1 -> read(spliced(action, any(chance), chance), some);
                default -> some.add(action);
            }
        }
        return Array.ofAll(some);
    }

    /** At most {@code count} actions that name {@code seat}. */
    Array<A> someOf(Seat seat, int count, Chance chance) {
        List<A> some = new ArrayList<>();
        for (A action : some(count, chance)) {
            if (action.seat().equals(seat)) {
                some.add(action);
            } else {
                read(withSeat(notation.text(action), seat.index()), some);
            }
        }
        return Array.ofAll(some).filter(action -> action.seat().equals(seat));
    }

    private A any(Chance chance) {
        return actions.get(chance.below(actions.size()));
    }

    private void read(String text, List<A> into) {
        notation.parse(text).forEach(into::add);
    }

    private String reseated(A action, Chance chance) {
        return withSeat(notation.text(action), chance.below(seats));
    }

    private static String withSeat(String text, int seat) {
        int blank = text.indexOf(' ');
        return seat + (blank < 0 ? "" : text.substring(blank));
    }

    private String spliced(A action, A other, Chance chance) {
        Array<String> words = Array.of(notation.text(action).split(" ", -1));
        Array<String> others = Array.of(notation.text(other).split(" ", -1));
        return words.update(chance.below(words.size()), others.get(chance.below(others.size())))
                .mkString(" ");
    }
}
