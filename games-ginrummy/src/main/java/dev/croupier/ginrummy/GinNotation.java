package dev.croupier.ginrummy;

import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.meld.AceRuns;
import dev.croupier.ginrummy.meld.Meld;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/**
 * How actions of Gin Rummy are written: the seat, then {@code pass}, {@code pile}, {@code stock}, {@code discard 7H}, {@code knock 7H},
 * {@code biggin}, {@code meld 5H 6H 7H}, {@code layoff 8H 5H 6H 7H} (the card, then the meld as it lies), {@code done} or {@code deal}.
 */
final class GinNotation implements Notation<GinAction> {
    static final GinNotation INSTANCE = new GinNotation();

    private GinNotation() {}

    @Override
    public String text(GinAction action) {
        return action.seat() + " " + action.accept(Words.INSTANCE);
    }

    @Override
    public Either<Unreadable, GinAction> parse(String text) {
        Array<Word> tokens = Word.of(text);
        if (tokens.isEmpty()) {
            return unreadable(text, 1, "");
        }
        if (!tokens.head().text().matches("[01]")) {
            return unreadable(text, tokens.head().column(), tokens.head().text());
        }
        if (tokens.size() == 1) {
            return unreadable(text, text.length() + 1, text);
        }
        Seat seat = Seat.of(Integer.parseInt(tokens.head().text()));
        Word verb = tokens.get(1);
        Array<Word> rest = tokens.drop(2);
        return switch (verb.text().toLowerCase(Locale.ROOT)) {
            case "pass" -> alone(text, rest, Actions.pass(seat));
            case "pile" -> alone(text, rest, Actions.drawPile(seat));
            case "stock" -> alone(text, rest, Actions.drawStock(seat));
            case "biggin" -> alone(text, rest, Actions.bigGin(seat));
            case "done" -> alone(text, rest, Actions.done(seat));
            case "deal" -> alone(text, rest, Actions.deal(seat));
            case "discard" -> oneCard(text, rest, card -> Actions.discard(seat, card));
            case "knock" -> oneCard(text, rest, card -> Actions.knock(seat, card));
            case "meld" -> meld(text, rest, meld -> new GinAction.DeclareMeld(seat, meld));
            case "layoff" ->
                rest.isEmpty()
                        ? unreadable(text, text.length() + 1, text)
                        : oneCard(text, rest.take(1), Function.identity())
                                .flatMap(card ->
                                        meld(text, rest.tail(), onto -> new GinAction.LayOff(seat, card, onto)));
            default -> unreadable(text, verb.column(), verb.text());
        };
    }

    private static <T> Either<Unreadable, T> unreadable(String text, int column, String token) {
        return Either.left(Unreadable.at(text, column, token));
    }

    private static Either<Unreadable, GinAction> alone(String text, Array<Word> rest, GinAction action) {
        return rest.isEmpty()
                ? Either.right(action)
                : unreadable(text, rest.head().column(), rest.head().text());
    }

    private static <T> Either<Unreadable, T> oneCard(
            String text, Array<Word> rest, Function<? super Card, ? extends T> action) {
        return cards(text, rest)
                .flatMap(cards -> cards.size() == 1
                        ? Either.right(action.apply(cards.head()))
                        : cards.isEmpty()
                                ? unreadable(text, text.length() + 1, text)
                                : unreadable(
                                        text, rest.get(1).column(), rest.get(1).text()));
    }

    private static Either<Unreadable, GinAction> meld(
            String text, Array<Word> rest, Function<? super Meld, ? extends GinAction> action) {
        return cards(text, rest).flatMap(cards -> {
            Option<Meld> meld = cards.isEmpty()
                    ? Option.none()
                    : Meld.of(Cards.of(cards), AceRuns.AROUND_THE_CORNER).filter(any -> any.size() == cards.size());
            return meld.<Either<Unreadable, GinAction>>map(found -> Either.right(action.apply(found)))
                    .getOrElse(() -> unreadable(
                            text,
                            rest.headOption().map(Word::column).getOrElse(text.length() + 1),
                            rest.map(Word::text).mkString(" ")));
        });
    }

    private static Either<Unreadable, Array<Card>> cards(String text, Array<Word> tokens) {
        Array<Card> cards = Array.empty();
        for (Word token : tokens) {
            var card = CardNotation.card(token.text());
            if (card.isLeft()) {
                return unreadable(text, token.column(), token.text());
            }
            cards = cards.append(card.get());
        }
        return Either.right(cards);
    }

    /** The words of an action after its seat. */
    private static final class Words implements GinAction.Visitor<String> {
        static final Words INSTANCE = new Words();

        @Override
        public String pass(GinAction.Pass action) {
            return "pass";
        }

        @Override
        public String drawPile(GinAction.DrawPile action) {
            return "pile";
        }

        @Override
        public String drawStock(GinAction.DrawStock action) {
            return "stock";
        }

        @Override
        public String discard(GinAction.Discard action) {
            return "discard " + action.card();
        }

        @Override
        public String knock(GinAction.Knock action) {
            return "knock " + action.card();
        }

        @Override
        public String bigGin(GinAction.BigGin action) {
            return "biggin";
        }

        @Override
        public String declareMeld(GinAction.DeclareMeld action) {
            return "meld " + action.meld();
        }

        @Override
        public String layOff(GinAction.LayOff action) {
            return "layoff " + action.card() + " " + action.onto();
        }

        @Override
        public String done(GinAction.Done action) {
            return "done";
        }

        @Override
        public String deal(GinAction.Deal action) {
            return "deal";
        }
    }
}
