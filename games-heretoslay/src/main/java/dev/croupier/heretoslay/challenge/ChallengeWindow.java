package dev.croupier.heretoslay.challenge;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Window;
import dev.croupier.heretoslay.party.Party;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsMessage;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.ResponseWindow;
import io.vavr.collection.List;

/**
 * The window in which every other player may challenge the card that the frame's owner is playing, before it does anything (HTS-CHL-01,
 * HTS-CHL-03). One Challenge closes it (HTS-CHL-04).
 *
 * @param window who is still asked
 */
public record ChallengeWindow(Window window) implements ResponseWindow {

    /** The window against a card that {@code player} is playing; one that asks nobody where the card cannot be challenged. */
    public static ChallengeWindow against(HtsState state, Seat player, Card card) {
        List<Seat> asked = canBeChallenged(state, player, card)
                ? without(player, state.askedFrom(state.turn().seat()))
                : List.empty();
        return new ChallengeWindow(new Window(asked, state.rules().windows().policy()));
    }

    private static List<Seat> without(Seat player, List<Seat> all) {
        return !all.isEmpty() && all.head().equals(player) ? all.tail() : all.remove(player);
    }

    private static boolean canBeChallenged(HtsState state, Seat player, Card card) {
        if (state.rules().challengeOnlyOnPlayersTurn()
                && !player.equals(state.turn().seat())) {
            return false;
        }
        return Party.forbidding(state, player, Passive.What.CHALLENGING_CARDS) == null
                && !(card.is(CardType.ITEM) && Party.forbidding(state, player, Passive.What.CHALLENGING_ITEMS) != null);
    }

    @Override
    public ChallengeWindow with(Window other) {
        return new ChallengeWindow(other);
    }

    @Override
    public boolean waits(HtsState state) {
        return !window.isClosed();
    }

    /** Nobody challenges. */
    @Override
    public HtsState step(HtsState state, Happening<HtsEvent> happening) {
        return state;
    }

    @Override
    public String kind() {
        return "challenge";
    }

    @Override
    public Message prompt(HtsState state, Seat seat) {
        CardRef played = state.agenda().slots().get(Bound.PLAYED);
        return HtsMessage.ASK_CHALLENGE.with(
                played == null ? "" : state.card(played.number()).name(),
                state.agenda().top().owner());
    }
}
