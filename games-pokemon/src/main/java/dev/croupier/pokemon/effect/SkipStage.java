package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Evolutions;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * The first of them evolves by a card from the hand that leaves out a Stage; its player chooses which. That is playing it from the hand to evolve (PKM-Q41).
 *
 * @param which the Pokémon
 */
public record SkipStage(Which which) implements Asking {

    private @Nullable InPlay pokemon(PokemonState state) {
        return which.of(state, Scope.of(state)).headOption().getOrNull();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        InPlay pokemon = pokemon(state);
        return pokemon == null || Evolutions.skipping(state, pokemon).isEmpty()
                ? Array.empty()
                : Array.of(pokemon.owner());
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        InPlay pokemon = pokemon(state);
        if (pokemon == null) {
            return Array.empty();
        }
        DeckList deck = state.deck(pokemon.owner());
        CardSet kinds = deck.kinds(Evolutions.skipping(state, pokemon));
        return deck.cards(kinds).map(card -> (Choice) new Choice.OfCard(card));
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        InPlay pokemon = pokemon(state);
        if (pokemon == null || !(choice instanceof Choice.OfCard of)) {
            return taken;
        }
        DeckList deck = taken.deck(pokemon.owner());
        int number =
                deck.copies(of.card()).intersection(taken.hand(pokemon.owner())).first();
        return Board.evolve(
                Zones.fromHand(taken, pokemon.owner(), number), pokemon, deck.placed(number), true, happening);
    }

    @Override
    public String kind() {
        return "choose-evolution";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        InPlay pokemon = pokemon(state);
        return PokemonMessage.ASK_SKIP_STAGE.with(pokemon == null ? "" : pokemon.name());
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.of(which.isForeseen(outlook));
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_SKIP_STAGE.with(which.description());
    }
}
