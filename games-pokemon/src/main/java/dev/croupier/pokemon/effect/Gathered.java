package dev.croupier.pokemon.effect;

import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import org.jspecify.annotations.Nullable;

/**
 * What has been answered so far to a question that is answered one by one. It is bound under the name that the program gives it when the question is
 * done, so that a program may ask twice under one name: the later answer takes the place of the earlier one.
 */
final class Gathered {

    private Gathered() {}

    /** The question is done: what was gathered is bound, and where nothing was, nothing is. */
    static <T> PokemonState done(PokemonState state, Slot<T> soFar, Slot<T> as) {
        Agenda<PokemonState, PokemonEvent> agenda = state.agenda();
        @Nullable T gathered = agenda.slots().get(soFar);
        return state.withAgenda(
                gathered == null ? agenda.unbind(as) : agenda.unbind(soFar).bind(as, gathered));
    }

    /** How many cards have to be chosen at least, where a format does not make do with fewer. */
    static int least(PokemonState state, Scope scope, HowMany least) {
        int printed = least.in(state, scope);
        return printed <= 1 ? printed : state.setting().course().leastCards(state, scope.seat(), printed);
    }
}
