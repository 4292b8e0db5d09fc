package dev.croupier.pokemon.trigger;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.List;

/**
 * A trigger whose turn it is: its owner may decline where the text says so. What can do nothing any more is not
 * offered, and nobody is told of it: as far as everybody can see, so that this tells nothing hidden.
 *
 * @param trigger what it is
 * @param program what is done
 */
public record Offered(Passive.Trigger trigger, List<Effect> program) implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Seat owner = state.agenda().top().owner();
        return trigger.optional() && state.isAtTable(owner) && canChange(state) ? Array.of(owner) : Array.empty();
    }

    private boolean canChange(PokemonState state) {
        return trigger.program().canChangeOpenly(state, Scope.of(state));
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return Array.of(new Choice.Yes(), new Choice.Done());
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        PokemonState taken = state.withAgenda(state.agenda().taken());
        return choice instanceof Choice.Yes ? begun(taken, happening) : taken;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return trigger.optional() && !canChange(state) ? state : begun(state, happening);
    }

    private PokemonState begun(PokemonState state, Happening<PokemonEvent> happening) {
        Seat owner = state.agenda().top().owner();
        PokemonId self = state.agenda().slots().get(Bound.SELF, PokemonId.NONE);
        if (canChange(state)) {
            happening.tell(new PokemonEvent.AbilityUsed(
                    owner, self, state.agenda().top().source()));
        }
        PokemonState marked = state;
        if (trigger.limit() == Activation.Limit.PLAYER_TURN) {
            Side side = state.side(owner);
            marked = state.withSide(owner, side.withTurn(side.turn().withName(trigger.key())));
        }
        InPlay bearer = state.find(self);
        if (trigger.limit() == Activation.Limit.POKEMON_TURN && bearer != null) {
            marked = state.with(bearer.withUsed(bearer.used().append(trigger.key())));
        }
        return marked.withAgenda(marked.agenda().thenAll(program));
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return true;
    }

    @Override
    public String kind() {
        return "trigger";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_TRIGGER.with(state.agenda().top().source());
    }
}
