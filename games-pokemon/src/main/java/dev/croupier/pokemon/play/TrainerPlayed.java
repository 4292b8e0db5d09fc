package dev.croupier.pokemon.play;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Standing;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.trigger.Triggers;

/** A Trainer is played from the hand, as whatever: that is remembered, and what it sets off waits until the card's own text has been carried out. */
final class TrainerPlayed {
    private TrainerPlayed() {}

    static PokemonState by(PokemonState state, Seat seat, Card card) {
        PokemonState played = state.with(new Fact.Played(seat, card));
        return Standing.isAsked(played, Hook.TRAINER_PLAYED)
                ? Triggers.push(
                        played,
                        played.turn().seat(),
                        Triggers.of(
                                played, Hook.TRAINER_PLAYED, seat, Slots.empty().with(Bound.CARD, card)))
                : played;
    }
}
