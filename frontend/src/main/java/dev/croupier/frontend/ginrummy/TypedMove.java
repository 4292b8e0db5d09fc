package dev.croupier.frontend.ginrummy;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.analysis.AfterDiscard;
import dev.croupier.ginrummy.analysis.Arrangements;
import dev.croupier.ginrummy.analysis.BestKnock;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.ginrummy.table.Showdown;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;

/**
 * A move as it is typed: {@code d 7h} for {@code discard 7H}, {@code knock} for the best knock, {@code layoff 8H} for the one meld that
 * takes it.
 *
 * @param view what the player sees
 */
record TypedMove(GinView view) {
    private static final Map<String, String> SHORT = HashMap.of(
            "p", "pile", "s", "stock", "d", "discard", "k", "knock", "m", "meld", "l", "layoff", "gin", "knock");

    /** The words that are nothing without cards, with an example of each. */
    private static final Map<String, String> EXAMPLES =
            HashMap.of("discard", "discard 7H", "meld", "meld 5H 6H 7H", "layoff", "layoff 8H");

    Either<String, String> expanded(String typed) {
        String[] words = typed.strip().split("\\s+", 2);
        String first = words[0].toLowerCase(Locale.ROOT);
        String verb = SHORT.get(first).getOrElse(words[0]);
        String rest = words.length > 1 ? words[1] : "";
        if (verb.equalsIgnoreCase("knock") && rest.isEmpty()) {
            return Either.right(bestKnock().map(card -> "knock " + card).getOrElse("knock"));
        }
        if (rest.isEmpty() && EXAMPLES.containsKey(verb.toLowerCase(Locale.ROOT))) {
            return Either.left(GinText.CARD_MISSING.of(
                    verb.toLowerCase(Locale.ROOT),
                    EXAMPLES.get(verb.toLowerCase(Locale.ROOT)).get()));
        }
        if (verb.equalsIgnoreCase("layoff")) {
            return layOff(rest);
        }
        return Either.right(rest.isEmpty() ? verb : verb + " " + rest);
    }

    /** The discard of the best knock; where none is good enough, the best discard, so that the refusal tells what is missing. */
    private Option<Card> bestKnock() {
        if (!(view.observer() instanceof Seat seat) || view.hand(seat).size() < 2) {
            return Option.none();
        }
        long hand = view.known(seat);
        Option<Card> taken = view.rules().mayDiscardTakenCard() ? Option.none() : view.taken();
        return BestKnock.of(
                        hand,
                        view.knockLimit(),
                        taken,
                        Cards.of(view.pile()),
                        view.rules().aceRuns())
                .map(BestKnock::discard)
                .orElse(() -> Arrangements.discards(hand, taken, view.rules().aceRuns())
                        .headOption()
                        .map(AfterDiscard::discard));
    }

    private Either<String, String> layOff(String rest) {
        Option<Card> card = CardNotation.card(rest).toOption();
        if (card.isEmpty()) {
            return Either.right(("layoff " + rest).strip());
        }
        Array<Meld> melds = view.showdown().map(Showdown::knockerMelds).getOrElse(Array.empty());
        Array<Meld> taking =
                melds.filter(meld -> meld.takes(card.get(), view.rules().aceRuns()));
        return taking.size() > 1
                ? Either.left(GinText.SEVERAL_MELDS.of(card.get(), taking.head()))
                : Either.right(taking.orElse(melds)
                        .headOption()
                        .map(meld -> "layoff " + card.get() + " " + meld)
                        .getOrElse("layoff " + card.get()));
    }
}
