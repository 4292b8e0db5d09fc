package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.zone.Zones;

/** What players do with their own Prizes besides taking them. */
public final class OwnPrizes {
    private OwnPrizes() {}

    /** A player looks at the own face-down Prizes, though not at where each of them lies. */
    public record LookAt() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Zones.lookedAtPrizes(state, state.agenda().top().owner(), happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return outlook.state().side(outlook.scope().seat()).prizes().left() > 0 ? Prospect.MAYBE : Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_LOOK_AT_PRIZES.with();
        }
    }

    /** The Trainer that is being played becomes a Prize instead of being discarded: face down, and the Prizes are shuffled (PKM-S35). */
    public record PutThisCard() implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Seat you = state.agenda().top().owner();
            Integer played = state.agenda().slots().get(Bound.PLAYED);
            return played == null ? state : Zones.becamePrize(state, you, played, happening);
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_BECOME_PRIZE.with();
        }
    }
}
