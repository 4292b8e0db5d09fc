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
        return 1
                + take("d" + sides, next -> next instanceof Draw.Roll && next.among() == sides)
                        .result();
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
        Draw listed = next(
                "pick" + cards.size() + " of " + cards, next -> next instanceof Draw.Pick pick && fits(pick, cards));
        int card = ((Draw.Pick) listed).card();
        note(new Draw.Pick(cards.size(), cards.placeOf(card), card));
        return card;
    }

    private static boolean fits(Draw.Pick pick, CardSet cards) {
        return pick.among() == cards.size()
                && cards.contains(pick.card())
                && (pick.place() == Draw.Pick.ANYWHERE || pick.place() == cards.placeOf(pick.card()));
    }

    @Override
    protected final int next(int bound) {
        throw new IllegalStateException("listed draws are typed");
    }

    /** Makes the next draw of the list. */
    final Draw take(String asked, Predicate<Draw> fits) {
        Draw draw = next(asked, fits);
        note(draw);
        return draw;
    }

    private Draw next(String asked, Predicate<Draw> fits) {
        requireOpen();
        if (rest.isEmpty()) {
            throw mismatch(asked, "no draw left");
        }
        Draw draw = rest.head();
        if (!fits.test(draw)) {
            throw mismatch(asked, draw.text());
        }
        rest = rest.tail();
        return draw;
    }
}
