package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.TextMessage;
import io.vavr.collection.Array;

/** Flips of coins; the heads are bound. */
public final class Coins {
    private Coins() {}

    /** So many coins. */
    public record Flip(HowMany coins) implements Tossed, Mentions {
        @Override
        public Array<Slot<?>> mentioned() {
            return Array.of(Bound.HEADS);
        }

        @Override
        public boolean isAny(PokemonState state) {
            return coins.in(state) > 0;
        }

        @Override
        public PokemonState tossed(PokemonState state, Happening<PokemonEvent> happening) {
            int heads = 0;
            for (int left = coins.in(state); left > 0; left--) {
                heads += flipped(state, happening) ? 1 : 0;
            }
            return state.withAgenda(state.agenda().bind(Bound.HEADS, heads));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            outlook.foresee(Bound.HEADS);
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return Counted.number(coins.description())
                    .map(number -> (number == 1 ? TextMessage.FLIP_ONE : TextMessage.FLIP_COINS).with(number))
                    .getOrElse(() -> PokemonMessage.DO_FLIP.with(coins.description()));
        }
    }

    /** A coin again and again, until it comes up tails. */
    public record FlipUntilTails() implements Tossed, Mentions {
        @Override
        public Array<Slot<?>> mentioned() {
            return Array.of(Bound.HEADS);
        }

        @Override
        public PokemonState tossed(PokemonState state, Happening<PokemonEvent> happening) {
            int heads = 0;
            while (flipped(state, happening)) {
                heads++;
            }
            return state.withAgenda(state.agenda().bind(Bound.HEADS, heads));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            outlook.foresee(Bound.HEADS);
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_FLIP_UNTIL_TAILS.with();
        }
    }

    private static boolean flipped(PokemonState state, Happening<PokemonEvent> happening) {
        Seat seat = state.agenda().top().owner();
        boolean heads = happening.chance().coin();
        happening.tell(
                new PokemonEvent.Flipped(seat, heads, state.agenda().top().source()));
        return heads;
    }
}
