package dev.croupier.core.chance;

import dev.croupier.core.card.CardSet;
import io.vavr.collection.List;
import java.util.function.Predicate;

/** Chance whose draws stand in a list: each one asked for must be the next, in kind and in the number of results. */
abstract class ListedChance extends Chance {
    private List<Draw> rest;

    ListedChance(List<Draw> draws) {
        this.rest = draws;
    }

    /** What to throw when the draw asked for is not the next of the list. */
    protected abstract RuntimeException mismatch(String asked, String found);

    final List<Draw> rest() {
        return rest;
    }

    @Override
    public int roll(int sides) {
        Draw draw = take("d" + sides, next -> next instanceof Draw.Roll && next.among() == sides);
        return draw.result() + 1;
    }

    @Override
    public boolean coin() {
        return take("coin", Draw.Coin.class::isInstance).result() == 1;
    }

    @Override
    public int below(int bound) {
        return take("below" + bound, next -> next instanceof Draw.Below && next.among() == bound)
                .result();
    }

    @Override
    public int pick(CardSet cards) {
        return take(
                        "pick" + cards.size() + " of " + cards,
                        next -> next instanceof Draw.Pick
                                && next.among() == cards.size()
                                && cards.contains(next.result()))
                .result();
    }

    @Override
    protected int next(int bound) {
        throw new IllegalStateException("listed draws are typed");
    }

    private Draw take(String asked, Predicate<Draw> fits) {
        requireOpen();
        if (rest.isEmpty()) {
            throw mismatch(asked, "no draw left");
        }
        Draw draw = rest.head();
        if (!fits.test(draw)) {
            throw mismatch(asked, draw.text());
        }
        rest = rest.tail();
        note(draw);
        return draw;
    }
}
