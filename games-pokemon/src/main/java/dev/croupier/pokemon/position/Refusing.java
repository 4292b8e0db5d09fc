package dev.croupier.pokemon.position;

import dev.croupier.core.agenda.Frame;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.round.UsualCourse;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Lasting;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Seating;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.TurnState;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Whether a state can be written: a player may act of its own accord, and everything that holds is said by a card of the decks. */
final class Refusing {
    private Refusing() {}

    static Option<PositionRefusal> reason(PokemonState state) {
        if (state.outcome() != null) {
            return Option.some(new PositionRefusal.Over());
        }
        if (state.turn().phase() == TurnState.Phase.SETUP) {
            return Option.some(new PositionRefusal.InSetup());
        }
        if (!isTurn(state)) {
            return Option.some(new PositionRefusal.InEffect(state.agenda().top().source()));
        }
        if (!state.setting().seating().equals(Seating.eachForItself(state.seats(), new UsualCourse()))) {
            return Option.some(new PositionRefusal.InTeams());
        }
        Option<PositionRefusal> unwritable =
                names(state).find(name -> !isWritable(name)).map(PositionRefusal.UnwritableName::new);
        return unwritable.orElse(() -> lasting(state)
                .find(one -> LastingText.source(state, one.passive()).isEmpty())
                .map(PositionRefusal.UnknownText::new));
    }

    /** Whether nothing is on the agenda but the turn that goes on. */
    private static boolean isTurn(PokemonState state) {
        List<Frame<PokemonState, PokemonEvent>> frames = state.agenda().frames();
        if (frames.size() != 2
                || !frames.head().source().isEmpty()
                || !frames.head().slots().isEmpty()) {
            return false;
        }
        int team = state.setting().team(state.turn().seat());
        return frames.head().rest().equals(List.of(new TakeTurn(team), new EndOfTurn(team)))
                && frames.last().rest().equals(List.of(new NewGame()));
    }

    private static Array<Lasting> lasting(PokemonState state) {
        return state.sides()
                .flatMap(side -> side.lasting().appendAll(side.inPlay().flatMap(InPlay::lasting)));
    }

    private static Array<String> names(PokemonState state) {
        return state.setting()
                .decks()
                .flatMap(deck -> deck.cards().distinct())
                .map(Card::name)
                .appendAll(lasting(state).map(Lasting::source))
                .appendAll(state.sides().flatMap(Side::spent))
                .appendAll(state.sides().flatMap(side -> side.turn().names()))
                .appendAll(state.sides().flatMap(Side::inPlay).flatMap(InPlay::used));
    }

    private static boolean isWritable(String name) {
        return !name.isBlank()
                && name.equals(name.strip())
                && name.chars().noneMatch(one -> one < ' ' || "\",+/".indexOf(one) >= 0);
    }
}
