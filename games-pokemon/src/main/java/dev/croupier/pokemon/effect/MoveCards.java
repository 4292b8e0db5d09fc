package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.number.Zoned;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.TextMessage;
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
        if (cards.equals(Bound.THIS_CARD)) {
            return (isOn(to) ? TextMessage.MOVE_THIS_ON : TextMessage.MOVE_THIS).with(to);
        }
        return (isOn(to)
                        ? TextMessage.MOVE_ON
                        : revealed && to == Zone.HAND ? TextMessage.REVEAL_AND_MOVE : PokemonMessage.DO_MOVE_CARDS)
                .with(to);
    }

    /** As {@link #description}, where others of these cards were chosen before, and where no more than one is left. */
    Message ofOthers(boolean isOne) {
        return isOn(to)
                ? (isOne ? TextMessage.MOVE_OTHER_ON : TextMessage.MOVE_OTHERS_ON).with(to)
                : TextMessage.MOVE_OTHERS.with(to);
    }

    /** Whether cards are put on that zone, not into it. */
    static boolean isOn(Zone zone) {
        return zone == Zone.DECK_TOP || zone == Zone.DECK_BOTTOM;
    }
}
