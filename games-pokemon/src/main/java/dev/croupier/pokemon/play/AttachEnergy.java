package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bearers;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.turn.MainRule;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Attaching an Energy from the hand to a Pokémon: once a turn (PKM-TURN-7). */
public final class AttachEnergy extends MainRule<PokemonAction.AttachEnergy> {

    public AttachEnergy() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.AttachEnergy> offered) {
        Side side = state.side(seat);
        if (side.turn().energy()) {
            return;
        }
        DeckList deck = state.deck(seat);
        for (var cards = deck.kinds(side.hand().intersection(deck.energy())).iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            for (int place = 0; place < side.count(); place++) {
                InPlay pokemon = side.at(place);
                offered.add(new PokemonAction.AttachEnergy(seat, card, pokemon.id()));
            }
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.AttachEnergy action) {
        Array<PokemonViolation> against = notInHand(state, action, action.card());
        if (!action.card().isEnergy()) {
            against = against.append(new PokemonViolation.WrongKind(
                    action, new RuleRef(id()), PokemonMessage.KIND_ENERGY.with(), action.card()));
        }
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        if (pokemon == null) {
            against = against.append(noSuchPokemon(action, action.pokemon(), PokemonMessage.YOUR_POKEMON));
        } else if (!Bearers.mayBear(state, pokemon, action.card())) {
            against = against.append(blocked(action, "PKM-R75", PokemonMessage.NEEDS_BEARER, PokemonMessage.NO_BEARER));
        }
        if (state.side(action.seat()).turn().energy()) {
            against = against.append(exhausted(action, id(), PokemonMessage.ONE_ENERGY_A_TURN));
        }
        String forbidden = Permission.forbids(
                state,
                action.seat(),
                Passive.Forbidden.ATTACH_ENERGY,
                pokemon,
                action.card().name());
        return forbidden == null
                ? against
                : against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_ATTACH_ENERGY, forbidden));
    }

    @Override
    public PokemonState effect(
            PokemonState state, PokemonAction.AttachEnergy action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        int number = inHand(state, seat, action.card());
        PokemonState left = Zones.fromHand(state, seat, number);
        Side side = left.side(seat);
        PokemonState marked = left.withSide(seat, side.withTurn(side.turn().withEnergy()));
        InPlay pokemon = own(marked, seat, action.pokemon());
        return pokemon == null
                ? marked
                : Board.attach(
                        marked, seat, marked.deck(seat).placed(number), pokemon, PokemonEvent.Zone.HAND, happening);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_ATTACH_ENERGY;
    }

    @Override
    protected String id() {
        return "PKM-TURN-7";
    }
}
