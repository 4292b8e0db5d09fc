package dev.croupier.core.play;

import dev.croupier.core.Action;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import io.vavr.collection.IndexedSeq;

/** A bot on its seat in a simulation: makes it a view when it wants one, and checks what it answers. */
@FunctionalInterface
interface Chooser<S, A extends Action> {
    A choose(S state, IndexedSeq<A> legal, Chance chance);

    static <S, A extends Action, V> Chooser<S, A> of(Game<S, A, ?, V> game, Seat seat, Bot<A, V> bot) {
        if (bot instanceof BlindBot<A, V> blind) {
            return (state, legal, chance) -> {
                int place = blind.place(legal.size(), chance);
                if (place < 0 || place >= legal.size()) {
                    throw new IllegalChoice("place " + place, legal.size());
                }
                return legal.get(place);
            };
        }
        return (state, legal, chance) -> {
            A chosen = bot.choose(game.view(state, seat), legal, chance);
            if (legal.contains(chosen)) {
                return chosen;
            }
            A canonical = game.canonical(state, chosen);
            if (legal.contains(canonical)) {
                return canonical;
            }
            throw new IllegalChoice(game.notation().text(chosen), legal.size());
        };
    }

    /** A bot chose what is not on offer. */
    final class IllegalChoice extends RuntimeException {
        private static final long serialVersionUID = 1L;

        IllegalChoice(String choice, int legal) {
            super("its bot chose \"" + choice + "\", which is none of the " + legal + " legal actions");
        }
    }
}
