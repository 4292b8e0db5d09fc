package dev.croupier.pokemon;

import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
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
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * What {@link Masks} took out of an agenda is filled in again: with the cards of a table where they are known, else with any that can be meant.
 *
 * @param table the table, still without an agenda
 * @param faceDown by seat, what lies face down in the set-up
 * @param chance draws what is not known
 */
record Unmasking(PokemonState table, Array<Placement> faceDown, Chance chance) {

    /** The table with that agenda; nothing where what is pending cannot have come about there. */
    @Nullable
    PokemonState of(Agenda<PokemonState, PokemonEvent> masked) {
        PokemonState filled = anyhow(masked);
        if (filled.pending() instanceof Asking asking && !asking.isReachable(filled)) {
            return null;
        }
        if (!(filled.pending() instanceof ChooseCards choosing)) {
            return filled;
        }
        SeenPicked seen = masked.slots().get(SeenPicked.CHOOSING);
        return seen == null || seen.cards().isDefined() ? filled : chosen(filled, choosing, seen);
    }

    /** The table with that agenda, whether what is pending can have come about there or not. */
    PokemonState anyhow(Agenda<PokemonState, PokemonEvent> masked) {
        return table.withAgenda(Agenda.of(masked.frames().map(this::frame)));
    }

    /** With cards that may have been chosen so far, where there are so many. */
    private @Nullable PokemonState chosen(PokemonState filled, ChooseCards choosing, SeenPicked seen) {
        CardSet chosen = CardSet.empty();
        while (chosen.size() < seen.size()) {
            CardSet next = choosing.joining(filled, chosen);
            if (next.isEmpty()) {
                return null;
            }
            chosen = chosen.with(chance.pick(next));
        }
        Picked picked = new Picked(seen.owner(), seen.where(), chosen, seen.seers());
        return filled.withAgenda(filled.agenda().bind(Picked.CHOOSING, picked));
    }

    private Frame<PokemonState, PokemonEvent> frame(Frame<PokemonState, PokemonEvent> frame) {
        Slots slots = frame.slots().map(this::value);
        return frame.withSlots(slots.binds(Bound.PLAYED) ? slots.with(Bound.PLAYED, played(frame)) : slots);
    }

    /** The card that is being played is one of its name; where it is no longer being played, nothing depends on which. */
    private int played(Frame<PokemonState, PokemonEvent> frame) {
        DeckList deck = table.deck(frame.owner());
        CardSet resolving = table.side(frame.owner())
                .resolving()
                .filter(number -> deck.card(number).name().equals(frame.source()));
        return resolving.isEmpty() ? Masks.PLAYED : resolving.first();
    }

    private Object value(Object value) {
        if (value instanceof SeenPicked picked) {
            return picked(picked);
        }
        if (value instanceof SeenPlacements) {
            return new Placements(faceDown);
        }
        if (value instanceof SeenCard card) {
            return placed(card);
        }
        if (value instanceof SeenAttachedCards attached) {
            return attached(attached);
        }
        return value instanceof Seq<?> all ? all.map(this::value) : value;
    }

    /** A card that lies in play; where it has left, any of that kind. */
    private Placed placed(SeenCard seen) {
        return table.sides()
                .flatMap(Side::inPlay)
                .flatMap(InPlay::cards)
                .find(placed ->
                        placed.owner().equals(seen.owner()) && placed.card().equals(seen.card()))
                .getOrElse(() -> {
                    DeckList deck = table.deck(seen.owner());
                    return deck.placed(deck.copies(seen.card()).first());
                });
    }

    /** Cards that are attached to those Pokémon; where they have left, any of that kind. */
    private AttachedCards attached(SeenAttachedCards seen) {
        AttachedCards attached = AttachedCards.none();
        for (SeenAttachedCards.On one : seen.all()) {
            AttachedCards.On next = attached(one, attached);
            attached = attached.with(next.pokemon(), next.card());
        }
        return attached;
    }

    private AttachedCards.On attached(SeenAttachedCards.On seen, AttachedCards before) {
        InPlay pokemon = table.find(seen.pokemon());
        Array<Placed> there = pokemon == null ? Array.empty() : pokemon.energy().appendAll(pokemon.tools());
        return there.filter(card -> SeenCard.of(card).equals(seen.card()))
                .map(card -> new AttachedCards.On(seen.pokemon(), card))
                .find(one -> !before.all().contains(one))
                .getOrElse(() -> new AttachedCards.On(seen.pokemon(), placed(seen.card())));
    }

    private Picked picked(SeenPicked seen) {
        CardSet cards = seen.cards().map(kinds -> ofKinds(seen, kinds)).getOrElse(() -> hidden(seen));
        return new Picked(seen.owner(), seen.where(), cards, seen.seers());
    }

    /** Copies of those kinds: from where they lay, or, where they have left it, any. */
    private CardSet ofKinds(SeenPicked seen, Array<Card> kinds) {
        DeckList deck = table.deck(seen.owner());
        List<CardSet> likely = List.of(looked(seen), zone(seen), deck.all());
        CardSet chosen = CardSet.empty();
        for (Card kind : kinds) {
            CardSet copies = deck.copies(kind).minus(chosen);
            CardSet there = likely.find(copies::intersects).getOrElse(copies);
            chosen = chosen.with(copies.intersection(there).first());
        }
        return chosen;
    }

    /** Any cards that these may be: those that the seers know first, then any of where they lay, then any. */
    private CardSet hidden(SeenPicked seen) {
        CardSet chosen = CardSet.empty();
        List<CardSet> likely =
                List.of(looked(seen), zone(seen), table.deck(seen.owner()).all());
        for (CardSet cards : likely) {
            CardSet left = cards.minus(chosen);
            chosen = chosen.union(HiddenCards.picked(left, Math.min(left.size(), seen.size() - chosen.size()), chance));
        }
        return chosen;
    }

    /** The part of a deck that those who know the bound cards have looked at: its top or its bottom. */
    private CardSet looked(SeenPicked seen) {
        DrawPile pile = table.side(seen.owner()).pile();
        boolean isInDeck = seen.where() == PokemonEvent.Zone.DECK
                || seen.where() == PokemonEvent.Zone.DECK_TOP
                || seen.where() == PokemonEvent.Zone.DECK_BOTTOM;
        if (!isInDeck || pile.isEmpty()) {
            return CardSet.empty();
        }
        if (isLooked(pile.knowers().head(), seen)) {
            return pile.pile().top();
        }
        return isLooked(pile.knowers().last(), seen) ? pile.pile().segments().last() : CardSet.empty();
    }

    private static boolean isLooked(int knowers, SeenPicked seen) {
        return knowers != 0 && (seen.seers() == Zones.ALL || (knowers & seen.seers()) == seen.seers());
    }

    private CardSet zone(SeenPicked seen) {
        Side side = table.side(seen.owner());
        return switch (seen.where()) {
            case HAND -> side.hand().minus(faceDown.get(seen.owner().index()).cards());
            case DECK, DECK_TOP, DECK_BOTTOM -> side.pile().cards();
            case DISCARD -> side.discard();
            case LOST -> side.lost();
            case PRIZES -> side.prizes().cards();
            case PLAY -> side.resolving();
        };
    }
}
