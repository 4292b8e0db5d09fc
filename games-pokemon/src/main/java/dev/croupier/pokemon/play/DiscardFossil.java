package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Discarding one's own Fossil from play at any time in one's turn; that is no Knock Out (PKM-R50). */
public final class DiscardFossil extends MainRule<PokemonAction.DiscardFossil> {

    public DiscardFossil() {}

    private static boolean isFossil(InPlay pokemon) {
        return pokemon.card().isTrainer();
    }

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.DiscardFossil> offered) {
        Side side = state.side(seat);
        for (int place = 0; place < side.count(); place++) {
            InPlay pokemon = side.at(place);
            if (isFossil(pokemon)) {
                offered.add(new PokemonAction.DiscardFossil(seat, pokemon.id()));
            }
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.DiscardFossil action) {
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        return pokemon != null && isFossil(pokemon)
                ? Array.empty()
                : Array.of(new PokemonViolation.NoSuchPokemon(
                        action, new RuleRef(id()), PokemonMessage.YOUR_FOSSIL.with(), action.pokemon()));
    }

    @Override
    public PokemonState effect(
            PokemonState state, PokemonAction.DiscardFossil action, Happening<PokemonEvent> happening) {
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        if (pokemon == null) {
            return state;
        }
        return Board.leave(state, pokemon, PokemonEvent.Zone.DISCARD, PokemonEvent.Zone.DISCARD, happening);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_DISCARD_FOSSIL;
    }

    @Override
    protected String id() {
        return "PKM-R50";
    }
}
