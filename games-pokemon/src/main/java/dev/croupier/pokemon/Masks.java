package dev.croupier.pokemon;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Concealed;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SeenAttachedCards;
import dev.croupier.pokemon.table.SeenCard;
import dev.croupier.pokemon.table.SeenPicked;
import dev.croupier.pokemon.table.SeenPlacements;
import dev.croupier.pokemon.table.SeenPlacements.FaceDown;
import dev.croupier.pokemon.table.SeenPlacements.SeenPlacement;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The agenda as an observer sees it: instructions are open to all, what frames have bound is shown as far as the observer knows it, and cards are
 * named instead of numbered.
 *
 * @param state the table
 * @param observer who looks at it
 */
record Masks(PokemonState state, Observer observer) {
    /** What is bound in place of the number of a card that is being played: its frame is named after it. */
    static final int PLAYED = -1;

    Agenda<PokemonState, PokemonEvent> agenda() {
        return Agenda.of(state.agenda().frames().map(frame -> frame.withSlots(slots(frame.slots()))));
    }

    private Slots slots(Slots slots) {
        Slots masked = slots.map(this::value);
        return slots.binds(Bound.PLAYED) ? masked.with(Bound.PLAYED, PLAYED) : masked;
    }

    private Object value(Object value) {
        if (value instanceof Picked picked) {
            return picked(picked);
        }
        if (value instanceof Placements placements) {
            return new SeenPlacements(
                    placements.sides().zipWithIndex((placement, seat) -> placement(Seat.of(seat), placement)));
        }
        if (value instanceof Placed placed) {
            return SeenCard.of(placed);
        }
        if (value instanceof CardInstance instance) {
            return new SeenCard(instance.owner(), state.card(instance));
        }
        if (value instanceof AttachedCards attached) {
            return new SeenAttachedCards(
                    attached.all().map(one -> new SeenAttachedCards.On(one.pokemon(), SeenCard.of(one.card()))));
        }
        if (value instanceof Seq<?> all) {
            return all.map(this::value);
        }
        return value instanceof Concealed concealed ? concealed.seenBy(observer) : value;
    }

    private SeenPicked picked(Picked picked) {
        DeckList deck = state.deck(picked.owner());
        return new SeenPicked(
                picked.owner(),
                picked.where(),
                picked.size(),
                Option.when(DrawPile.knows(observer, picked.seers()), () -> deck.cards(picked.cards())),
                picked.seers());
    }

    private SeenPlacement placement(Seat seat, Placement placement) {
        DeckList deck = state.deck(seat);
        return new SeenPlacement(
                Option.when(
                        observer.sees(seat),
                        () -> new FaceDown(
                                Option.when(placement.active() != Placement.NONE, () -> deck.card(placement.active())),
                                deck.cards(placement.bench()))),
                placement.isReady(),
                placement.extra());
    }
}
