package dev.croupier.heretoslay.cards;

import dev.croupier.core.Seat;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/** Where everything lies, by the heads of a cell's clauses: what is unordered is sorted, {@code -} is nothing. */
final class Zones {
    private Zones() {}

    static TreeMap<String, String> of(Scene scene) {
        HtsState state = scene.state();
        TreeMap<String, String> zones = TreeMap.of("discards", words(scene.discards()));
        zones = zones.put("row", words(scene.row()));
        zones = zones.put("deck", Integer.toString(scene.deckSize()));
        zones = zones.put("points", Integer.toString(scene.points()));
        zones = zones.put("active", Integer.toString(scene.active()));
        zones = zones.put("pending", scene.pending());
        zones = zones.put(
                "used", sorted(state.catalogue().cards(state.turn().used()).map(Card::id)));
        zones = zones.put("won", winner(state));
        for (int seat = 0; seat < state.seats(); seat++) {
            int index = seat;
            zones = zones.put("hand " + seat, sorted(scene.hand(seat)));
            zones = zones.put("party " + seat, sorted(scene.party(seat)));
            zones = zones.put("slain " + seat, words(scene.slain(seat)));
            zones = zones.put(
                    "lasts " + seat,
                    words(state.lasting()
                            .filter(lasting -> lasting.seat().equals(Seat.of(index)))
                            .map(lasting -> lasting.source().id())));
        }
        for (int hero : Array.ofAll(state.equipment().wearers().map(number -> number))) {
            zones = zones.put(
                    "wears " + state.card(hero).id(),
                    sorted(state.catalogue().cards(state.equipment().on(hero)).map(Card::id)));
        }
        return zones;
    }

    private static String winner(HtsState state) {
        return state.outcome() == null
                ? "-"
                : state.outcome().winners().headOption().map(Seat::toString).getOrElse("nobody");
    }

    private static String sorted(Array<String> ids) {
        return words(ids.sorted());
    }

    private static String words(Array<String> ids) {
        return ids.isEmpty() ? "-" : ids.mkString(" ");
    }
}
