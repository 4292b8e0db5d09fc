package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;

/**
 * Puts right what a text left behind, once it has been carried out and never inside it (PKM-KO-1): Special Conditions that cannot stay and Benches over
 * their limit first, then Knock Outs
 * with their Prizes and new Active Pokémon, again and again until nothing is left to do.
 */
public record Settle() implements Effect {

    /** Whether there is anything to put right. */
    public static boolean isNeeded(PokemonState state) {
        if (Recovery.isNeeded(state)) {
            return true;
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Side side = state.sides().get(seat);
            if (side.active() == null && !side.bench().isEmpty()) {
                return true;
            }
            if (isOut(state, side.active())) {
                return true;
            }
            Array<InPlay> bench = side.bench();
            for (int i = 0; i < bench.size(); i++) {
                if (isOut(state, bench.get(i))) {
                    return true;
                }
            }
            if (bench.size() > SMALLEST_LIMIT && bench.size() > Bench.room(state, Seat.of(seat))) {
                return true;
            }
            if (!side.hasPokemon() && side.atTable()) {
                return true;
            }
        }
        return false;
    }

    /** No text makes a Bench smaller than this. */
    private static final int SMALLEST_LIMIT = 2;

    private static boolean isOut(PokemonState state, @org.jspecify.annotations.Nullable InPlay pokemon) {
        return pokemon != null && pokemon.counters() > 0 && Numbers.isOutOfHp(state, pokemon)
                || pokemon != null && pokemon.face().hp() <= 0;
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        if (!isNeeded(state)) {
            return state;
        }
        if (Recovery.isNeeded(state)) {
            return Recovery.carriedOut(state.withAgenda(state.agenda().then(this)), happening);
        }
        Array<Seat> crowded =
                ShrinkBench.order(state).filter(seat -> state.side(seat).bench().size() > Bench.room(state, seat));
        Agenda<PokemonState, PokemonEvent> again = state.agenda().then(this);
        if (!crowded.isEmpty()) {
            return state.withAgenda(again.then(new ShrinkBench(crowded.head())));
        }
        return state.withAgenda(again.then(KnockOuts.all()));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
