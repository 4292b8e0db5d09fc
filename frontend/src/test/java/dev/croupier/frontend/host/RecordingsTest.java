package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Recording;
import dev.croupier.core.play.RedactedRecording;
import dev.croupier.frontend.host.Room.Gin;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class RecordingsTest {
    private final Room room = new Room();
    private final Gin gin = room.gin("human,human");

    @Test
    void hold_no_hidden_card_while_the_game_runs() {
        for (int i = 0; i < 40; i++) {
            for (Observer observer : Array.<Observer>of(Seat.of(0), Seat.of(1), Observer.SPECTATOR)) {
                RedactedRecording recording = gin.table().recording(observer).getLeft();
                assertThat(recording.text()).doesNotContain("draws ").doesNotContain("salt ");
                if (gin.seenBy(observer).view().handsOver() == 0) {
                    for (Card hidden : neverSeenBy(observer)) {
                        assertThat(recording.text()).doesNotContain(hidden.toString());
                    }
                }
            }
            gin.step();
        }
    }

    /** The cards in hands that the observer has not known at any time: those that are hidden from it, less those that lay open once. */
    private Array<Card> neverSeenBy(Observer observer) {
        GinView all = gin.seenBy(Observer.OMNISCIENT).view();
        Array<GinView> seen =
                gin.seenBy(observer).log().map(entry -> entry.view(observer)).toArray();
        return all.hands()
                .flatMap(hand -> Array.ofAll(hand.known().map(Card::of)))
                .filter(card -> !seen.exists(view -> knows(view, card)));
    }

    private static boolean knows(GinView view, Card card) {
        return view.hands().exists(hand -> hand.known().map(Card::of).contains(card))
                || view.pile().toString().contains(card.toString())
                || view.upcard().toString().contains(card.toString());
    }

    @Test
    void are_whole_for_everybody_when_the_game_is_over_and_confirm_what_was_given_before() {
        gin.steps(25);
        RedactedRecording before = gin.table().recording(Seat.of(1)).getLeft();
        gin.table().withdraw(Seat.of(0));
        Recording whole = gin.table().recording(Seat.of(1)).get();

        assertThat(whole).isEqualTo(gin.table().recording(Observer.SPECTATOR).get());
        assertThat(whole.verify(gin.table().game())).isEmpty();
        assertThat(whole.confirms(before)).isTrue();
    }
}
