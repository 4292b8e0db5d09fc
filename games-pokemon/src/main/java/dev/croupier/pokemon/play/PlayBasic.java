package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Putting a Basic Pokémon from the hand onto the Bench: any number while there is room (PKM-TURN-4). */
public final class PlayBasic extends MainRule<PokemonAction.PlayBasic> {

    public PlayBasic() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.PlayBasic> offered) {
        DeckList deck = state.deck(seat);
        if (!Bench.hasRoom(state, seat)) {
            return;
        }
        for (var cards = deck.kinds(state.hand(seat)).iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            if (SetUp.mayBeBenched(card)) {
                PokemonAction.PlayBasic action = new PokemonAction.PlayBasic(seat, card);
                if (forbiddenBy(state, action) == null) {
                    offered.add(action);
                }
            }
        }
    }

    private static @org.jspecify.annotations.Nullable String forbiddenBy(
            PokemonState state, PokemonAction.PlayBasic action) {
        String forbidden = Permission.forbids(
                state,
                action.seat(),
                Passive.Forbidden.PLAY_POKEMON,
                null,
                action.card().name());
        return forbidden != null || action.card().isPokemon()
                ? forbidden
                : Permission.forbids(
                        state,
                        action.seat(),
                        Passive.Forbidden.PLAY_ITEM,
                        null,
                        action.card().name());
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.PlayBasic action) {
        Array<PokemonViolation> against = notInHand(state, action, action.card());
        if (!SetUp.mayBeBenched(action.card())) {
            return against.append(new PokemonViolation.WrongKind(
                    action, new RuleRef(id()), PokemonMessage.KIND_BASIC.with(), action.card()));
        }
        if (!Bench.hasRoom(state, action.seat())) {
            against = against.append(
                    blocked(action, "PKM-ZONE-2", PokemonMessage.NEEDS_ROOM, PokemonMessage.BENCH_IS_FULL));
        }
        String forbidden = forbiddenBy(state, action);
        return forbidden == null
                ? against
                : against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_PLAY_BASIC, forbidden));
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.PlayBasic action, Happening<PokemonEvent> happening) {
        PokemonState played = action.card().face() instanceof Face.Trainer
                ? TrainerPlayed.by(state, action.seat(), action.card())
                : state;
        return Board.enterFromHand(played, action.seat(), inHand(state, action.seat(), action.card()), happening);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_PLAY_BASIC;
    }

    @Override
    protected String id() {
        return "PKM-TURN-4";
    }
}
