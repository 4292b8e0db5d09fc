package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.pokemon.play.Stadiums;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;

/** The Stadium in play, if there is one, goes to its owner's discard pile. */
public record DiscardStadium() implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return Stadiums.discard(state, happening);
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.of(outlook.state().stadium() != null);
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_DISCARD_STADIUM.with();
    }
}
