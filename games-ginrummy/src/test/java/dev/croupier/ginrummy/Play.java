package dev.croupier.ginrummy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Scripted;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.rules.Opening;
import dev.croupier.ginrummy.score.HandResult;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;

/**
 * A hand in play. Moves are actions in notation; a draw from the stock names the card that chance gives: {@code 1 stock 7H}.
 *
 * @param game what is played
 * @param state where it stands
 * @param events what the last move told
 */
public record Play(GinRummy game, GinState state, IndexedSeq<GinEvent> events) {

    /** The state after these moves, each of which is legal and offered. */
    public Play plays(String... moves) {
        return Array.of(moves).foldLeft(this, Play::move);
    }

    private Play move(String text) {
        String[] words = text.split(" ", -1);
        boolean scripted = words.length == 3 && words[1].equals("stock");
        String card = scripted ? words[2] : "";
        Draw[] draws = scripted
                ? new Draw[] {new Draw.Pick(state.stock().size(), card(card).number())}
                : new Draw[0];
        return apply(action(scripted ? words[0] + " stock" : text), Randomness.scripted(draws));
    }

    /** The next hand is dealt so. */
    public Play deals(String hand0, String hand1, String upcard) {
        int dealer = state.turn();
        Array<Card> first = CardNotation.cards(dealer == 0 ? hand1 : hand0).get();
        Array<Card> second = CardNotation.cards(dealer == 0 ? hand0 : hand1).get();
        Array<Card> order =
                first.zip(second).flatMap(pair -> Array.of(pair._1, pair._2)).appendAll(first.drop(second.size()));
        Array<Card> all = game.rules().opening() == Opening.UPCARD_OFFER ? order.append(card(upcard)) : order;
        Draw[] draws = all.zipWithIndex((one, place) -> (Draw) new Draw.Pick(Card.COUNT - place, one.number()))
                .toJavaArray(Draw[]::new);
        return apply(Actions.deal(Seat.of(dealer)), Randomness.scripted(draws));
    }

    private Play apply(GinAction action, Scripted chance) {
        assertThat(game.legalActions(state)).as("what is offered").contains(action);
        Step<GinState, GinEvent> step = chance.allIn(
                randomness -> game.apply(state, action, randomness)
                        .getOrElseThrow(violation -> new AssertionError(violation.explain())),
                Step::randomness);
        return new Play(game, step.state(), step.events());
    }

    /** Every reason against a move that is not legal and not offered. */
    public Array<Violation> refuses(String move) {
        GinAction action = action(move);
        assertThat(game.legalActions(state)).as("what is offered").doesNotContain(action);
        Seq<Violation> reasons = game.explain(state, action).getError();
        assertThat(game.apply(state, action, Randomness.scripted()).getLeft()).isEqualTo(reasons.head());
        return reasons.toArray();
    }

    /** The ids of the rules that {@link #refuses} cites. */
    public Array<String> rulesAgainst(String move) {
        return refuses(move).map(reason -> reason.rule().toString());
    }

    /** The offered actions in notation. */
    public Array<String> offers() {
        return game.legalActions(state).map(game.notation()::text).toArray();
    }

    /** The offered actions of one kind, without the seat and the kind. */
    public Array<String> offers(String kind) {
        String start = state.turn() + " " + kind + " ";
        return offers().filter(text -> text.startsWith(start)).map(text -> text.substring(start.length()));
    }

    /** A seat's cards outside of melds. */
    public String hand(int seat) {
        return Table.text(CardSet.ofBits(state.hand(seat)));
    }

    /** The discard pile, top first. */
    public String pile() {
        return state.pile().mkString(" ");
    }

    /** The knocker's melds, then the defender's. */
    public String melds() {
        return state.laidOut().knockerMelds().mkString("|")
                + " / "
                + state.laidOut().defenderMelds().mkString("|");
    }

    public HandResult result() {
        return state.resultIfAny().getOrElseThrow(() -> new AssertionError("the hand goes on: " + state.phase()));
    }

    public GinView view(Observer observer) {
        return game.view(state, observer);
    }

    /** What an observer may know of the last move. */
    public Array<String> told(Observer observer) {
        return game.project(events, observer)
                .map(event -> event.message().english())
                .toArray();
    }

    public GinAction action(String text) {
        return game.notation().parse(text).getOrElseThrow(unreadable -> new AssertionError(unreadable.explain()));
    }

    private static Card card(String text) {
        return CardNotation.card(text).getOrElseThrow(error -> new AssertionError(error.explain()));
    }
}
