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
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * One of the own Pokémon evolves by a card from the hand that leaves out a Stage; its player chooses both. That is playing it from the hand to evolve
 * (PKM-Q41). It is asked wherever there is such a Pokémon, since not to ask would tell what is not in the hand.
 *
 * @param which the Pokémon that may
 */
public record SkipStage(Which which) implements Asking {

    private static boolean canSkip(PokemonState state, InPlay pokemon) {
        return !Evolutions.skipping(state, pokemon).isEmpty();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return which.of(state, Scope.of(state)).isEmpty()
                ? Array.empty()
                : Array.of(state.agenda().top().owner());
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        Array<Choice> options = which.of(state, Scope.of(state))
                .filter(pokemon -> canSkip(state, pokemon))
                .map(pokemon -> new Choice.OfPokemon(pokemon.id()));
        return options.isEmpty() ? Array.of(new Choice.Done()) : options;
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        return choice instanceof Choice.OfPokemon of
                ? state.withAgenda(state.agenda().replacing(new Skipping(of.pokemon())))
                : state.withAgenda(state.agenda().taken());
    }

    /** That it is the only one tells what is in the hand. */
    @Override
    public boolean isOpen(PokemonState state, Choice only) {
        return false;
    }

    @Override
    public String kind() {
        return "choose-pokemon";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_POKEMON.with(which.description());
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.of(which.of(outlook.state(), outlook.scope())
                .exists(pokemon -> outlook.isOpen() || canSkip(outlook.state(), pokemon)));
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_SKIP_STAGE.with(which.description());
    }

    /** That Pokémon evolves; its player chooses by which card. */
    record Skipping(PokemonId pokemon) implements Asking {

        @Override
        public Array<Seat> toAct(PokemonState state) {
            InPlay evolving = state.find(pokemon);
            return evolving == null || !canSkip(state, evolving) ? Array.empty() : Array.of(evolving.owner());
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            InPlay evolving = state.find(pokemon);
            DeckList deck = state.deck(seat);
            return evolving == null
                    ? Array.empty()
                    : deck.cards(deck.kinds(Evolutions.skipping(state, evolving)))
                            .map(Choice.OfCard::new);
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            PokemonState taken = state.withAgenda(state.agenda().taken());
            InPlay evolving = state.find(pokemon);
            if (evolving == null || !(choice instanceof Choice.OfCard of)) {
                return taken;
            }
            CardSet copies = taken.deck(seat).copies(of.card());
            int number = copies.intersection(taken.hand(seat)).first();
            return Board.evolve(
                    Zones.fromHand(taken, seat, number),
                    evolving,
                    taken.deck(seat).placed(number),
                    true,
                    happening);
        }

        @Override
        public boolean isReachable(PokemonState state) {
            return state.find(pokemon) == null || !toAct(state).isEmpty();
        }

        @Override
        public String kind() {
            return "choose-evolution";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            InPlay evolving = state.find(pokemon);
            return PokemonMessage.ASK_SKIP_STAGE.with(evolving == null ? "" : evolving.name());
        }
    }
}
