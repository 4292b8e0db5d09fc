package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * Each of some players does the same, one after another: in it, <em>you</em> is that player. What it binds is forgotten afterwards.
 *
 * @param whose which players, each of them: of several opponents not only the one that the text means
 * @param body what each of them does
 */
public record EachPlayer(Whose whose, Effect body) implements Effect, Mentions {
    public static EachPlayer does(Whose whose, Effect... steps) {
        return new EachPlayer(whose, Control.All.of(steps));
    }

    @Override
    public Array<Slot<?>> mentioned() {
        return Array.empty();
    }

    /** What each of some does is no question of which opponent. */
    @Override
    public Array<Whose> alsoOf() {
        return Array.of(Whose.EVERYBODYS);
    }

    @Override
    public Array<Effect> parts() {
        return Array.of(body);
    }

    @Override
    public Effect withParts(Array<Effect> parts) {
        return new EachPlayer(whose, parts.head());
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Frame<PokemonState, PokemonEvent> top = state.agenda().top();
        Agenda<PokemonState, PokemonEvent> agenda = state.agenda();
        for (Seat seat : whose.all(state, top.owner()).reverse()) {
            agenda = agenda.push(new Frame<>(seat, top.source(), List.of(body), top.slots()));
        }
        return state.withAgenda(agenda);
    }

    /** Of what others do the text's player counts on nothing but what everybody sees. */
    @Override
    public Prospect prospect(Outlook outlook) {
        Scope scope = outlook.scope();
        Prospect best = Prospect.NO;
        for (Seat seat : whose.all(outlook.state(), scope.seat())) {
            Scope of = new Scope(seat, scope.self(), scope.slots());
            boolean isOpen = outlook.isOpen() || !seat.equals(scope.seat());
            best = best.or(
                    body.prospect(isOpen ? Outlook.open(outlook.state(), of) : new Outlook(outlook.state(), of)));
        }
        return best;
    }

    @Override
    public Message description() {
        Message own = Noun.instead(body.description(), PokemonMessage.WHOSE_YOURS, TextMessage.WHOSE_OWN.with());
        return PokemonMessage.DO_EACH_PLAYER.with(
                PokemonMessage.valueOf("WHO_" + whose).with(), whose == Whose.YOURS ? body.description() : own);
    }
}
