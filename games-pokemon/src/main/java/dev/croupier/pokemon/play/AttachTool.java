package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bearers;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
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

/**
 * Attaching a Pokémon Tool from the hand: any number a turn, one to each Pokémon (PKM-TURN-8). A Technical Machine is attached in the same way, but is
 * no Tool: it needs no room.
 */
public final class AttachTool extends MainRule<PokemonAction.AttachTool> {

    public AttachTool() {}

    /** Whether a player attaches the card instead of playing it. */
    static boolean isAttached(Card card) {
        return card.isTool()
                || card.face() instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.TECHNICAL_MACHINE;
    }

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.AttachTool> offered) {
        DeckList deck = state.deck(seat);
        Side side = state.side(seat);
        for (var cards = deck.kinds(side.hand().intersection(deck.trainers())).iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            if (isAttached(card)) {
                for (int place = 0; place < side.count(); place++) {
                    InPlay pokemon = side.at(place);
                    offered.add(new PokemonAction.AttachTool(seat, card, pokemon.id()));
                }
            }
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.AttachTool action) {
        Array<PokemonViolation> against = notInHand(state, action, action.card());
        if (!isAttached(action.card())) {
            against = against.append(new PokemonViolation.WrongKind(
                    action, new RuleRef(id()), PokemonMessage.KIND_TOOL.with(), action.card()));
        }
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        if (pokemon == null) {
            against = against.append(noSuchPokemon(action, action.pokemon(), PokemonMessage.YOUR_POKEMON));
        } else if (action.card().isTool() && toolsOn(pokemon) >= Numbers.toolRoom(state, pokemon)) {
            against = against.append(blocked(action, id(), PokemonMessage.NEEDS_TOOL_ROOM, PokemonMessage.HAS_A_TOOL));
        }
        if (pokemon != null && !Bearers.mayBear(state, pokemon, action.card())) {
            against = against.append(blocked(action, "PKM-R75", PokemonMessage.NEEDS_BEARER, PokemonMessage.NO_BEARER));
        }
        String forbidden = Permission.forbids(
                state,
                action.seat(),
                action.card().isTool() ? Passive.Forbidden.PLAY_TOOL : Passive.Forbidden.PLAY_ITEM,
                pokemon,
                action.card().name());
        return forbidden == null
                ? against
                : against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_ATTACH_TOOL, forbidden));
    }

    private static int toolsOn(InPlay pokemon) {
        return pokemon.tools().count(placed -> placed.card().isTool());
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.AttachTool action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        int number = inHand(state, seat, action.card());
        PokemonState played = TrainerPlayed.by(state, seat, action.card());
        PokemonState left = Zones.fromHand(played, seat, number);
        InPlay pokemon = own(left, seat, action.pokemon());
        return pokemon == null
                ? left
                : Board.attach(left, seat, left.deck(seat).placed(number), pokemon, PokemonEvent.Zone.HAND, happening);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_ATTACH_TOOL;
    }

    @Override
    protected String id() {
        return "PKM-TURN-8";
    }
}
