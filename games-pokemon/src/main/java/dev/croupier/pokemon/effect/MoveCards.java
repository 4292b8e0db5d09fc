package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.number.Zoned;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.zone.Zones;

/**
 * Bound cards go to another zone of their owner's.
 *
 * @param cards which
 * @param to where
 * @param revealed whether everybody sees which they are
 */
public record MoveCards(Slot<Picked> cards, Zone to, boolean revealed) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Picked picked = state.agenda().slots().get(cards);
        if (picked == null) {
            return state;
        }
        CardSet there = picked.cards().intersection(Zoned.cards(state, picked.owner(), picked.where()));
        boolean open = revealed || to == Zone.DISCARD || to == Zone.LOST;
        int seers = open ? Zones.ALL : picked.seers();
        PokemonState moved = Zones.move(state, picked.owner(), there, picked.where(), to, seers, happening);
        return Zones.rebound(moved, cards, picked.owner(), there, to, seers);
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        outlook.goes(cards);
        return Prospect.of(outlook.has(cards));
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_MOVE_CARDS.with(to);
    }
}
