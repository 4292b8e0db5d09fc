package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What happened in words for the table: cards counted, and a deck that somebody looks through not card by card.
 *
 * @param sayings with the names of the Pokémon
 */
record EventWords(Sayings sayings) {
    private static final int MANY = 10;

    String of(PokemonEvent event) {
        if (event instanceof PokemonEvent.Moved moved) {
            return sayings.said(PokemonText.TOLD_MOVED.with(
                    moved.owner(), cards(moved.cards(), moved.count()), moved.from(), moved.to()));
        }
        if (event instanceof PokemonEvent.Seen seen) {
            return seen(seen);
        }
        return event instanceof PokemonEvent.Mulligan mulligan
                ? sayings.said(PokemonText.TOLD_MULLIGAN.with(
                        mulligan.seat(), PokemonTable.counted(mulligan.hand()).mkString(", ")))
                : sayings.said(event.message());
    }

    private String seen(PokemonEvent.Seen seen) {
        boolean whole = seen.zone() == Zone.DECK && seen.count() > MANY;
        String cards = cards(whole ? Option.none() : seen.cards(), seen.count());
        Array<Seat> seers = Array.range(0, sayings.names().names().size())
                .filter(seat -> (seen.seers() & 1 << seat) != 0)
                .map(Seat::of);
        if (seers.size() != 1) {
            String shown = seen.count() == 0 ? PokemonText.NOT_A_CARD.of() : cards;
            return sayings.said(PokemonText.TOLD_SHOWN.with(seen.owner(), seen.zone(), shown));
        }
        return sayings.said(
                seers.head().equals(seen.owner())
                        ? PokemonText.TOLD_LOOKED.with(seen.owner(), seen.zone(), cards)
                        : PokemonText.TOLD_LOOKED_AT.with(seers.head(), seen.zone(), seen.owner(), cards));
    }

    private static String cards(Option<Array<Card>> cards, int count) {
        return cards.map(PokemonTable::counted)
                .map(names -> names.isEmpty() ? PokemonText.NO_CARDS.of() : names.mkString(", "))
                .getOrElse(() -> (count == 1 ? PokemonText.ONE_CARD : PokemonText.SO_MANY_CARDS).of(count));
    }

    /** Whether another event tells the same: what came into play, and an Item or Supporter that goes when it has been played. */
    static boolean isToldElsewhere(PokemonEvent.Moved moved) {
        boolean played = moved.cards()
                .exists(cards -> cards.size() == 1
                        && cards.head().face() instanceof Face.Trainer trainer
                        && (trainer.sort() == Face.Sort.ITEM || trainer.sort() == Face.Sort.SUPPORTER));
        return moved.to() == Zone.PLAY || moved.from() == Zone.PLAY && moved.to() == Zone.DISCARD && played;
    }
}
