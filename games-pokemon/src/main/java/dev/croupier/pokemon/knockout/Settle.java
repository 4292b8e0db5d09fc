package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Bearers;
import dev.croupier.pokemon.query.Bench;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;

/**
 * Puts right what a text left behind, once it has been carried out and never inside it (PKM-KO-1): Special Conditions that cannot stay, misplaced
 * cards and Benches over their limit first, then Knock Outs with their Prizes, whoever has won by them, and new Active Pokémon, again and again until
 * nothing is left to do.
 */
public record Settle() implements Effect {

    /** Whether there is anything to put right. */
    public static boolean isNeeded(PokemonState state) {
        return Recovery.isNeeded(state)
                || areKnockOutsDue(state)
                || !state.setting().course().settling(state).isEmpty();
    }

    /** Whether Benches, Knock Outs or winners are to be seen to: where they are not, doing it would change nothing. */
    private static boolean areKnockOutsDue(PokemonState state) {
        if (state.setting().course().isToBeJudged(state)) {
            return true;
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            Side side = state.sides().get(seat);
            if (side.active() == null && !side.bench().isEmpty()) {
                return true;
            }
            if (isOut(state, side.active()) || side.active() != null && isMisplaced(state, side.active())) {
                return true;
            }
            Array<InPlay> bench = side.bench();
            for (int i = 0; i < bench.size(); i++) {
                if (isOut(state, bench.get(i)) || isMisplaced(state, bench.get(i))) {
                    return true;
                }
            }
            if (bench.size() > SMALLEST_LIMIT && bench.size() > Bench.room(state, Seat.of(seat))) {
                return true;
            }
        }
        return false;
    }

    /** No text makes a Bench smaller than this. */
    private static final int SMALLEST_LIMIT = 2;

    private static boolean isOut(PokemonState state, @org.jspecify.annotations.Nullable InPlay pokemon) {
        return pokemon != null
                && (pokemon.counters() > 0 && Numbers.isOutOfHp(state, pokemon)
                        || pokemon.asks(Hook.HP) && pokemon.face().hp() <= 0);
    }

    private static boolean isMisplaced(PokemonState state, InPlay pokemon) {
        return pokemon.asks(Hook.BEARER) && !Bearers.misplaced(state, pokemon).isEmpty();
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        if (Recovery.isNeeded(state)) {
            return Recovery.carriedOut(state.withAgenda(state.agenda().then(this)), happening);
        }
        if (!areKnockOutsDue(state)) {
            Array<Instruction<PokemonState, PokemonEvent>> settling =
                    state.setting().course().settling(state);
            return settling.isEmpty()
                    ? state
                    : state.withAgenda(state.agenda().then(this).thenAll(settling));
        }
        PokemonState at = withoutMisplaced(state, happening);
        return at.withAgenda(at.agenda()
                .then(this)
                .thenAll(at.setting().course().settling(at))
                .then(KnockOuts.all())
                .then(new CrowdedBenches(
                        at.stadium() == null ? at.turn().seat() : at.stadium().by())));
    }

    /** Cards that lie on Pokémon that may not bear them are discarded (PKM-R75). */
    private static PokemonState withoutMisplaced(PokemonState state, Happening<PokemonEvent> happening) {
        PokemonState at = state;
        for (Seat seat : state.seatsInPlay()) {
            for (InPlay pokemon : state.side(seat).inPlay()) {
                for (Placed placed : Bearers.misplaced(state, pokemon)) {
                    InPlay bearer = at.find(pokemon.id());
                    at = bearer == null ? at : Board.detach(at, bearer, placed, Zone.DISCARD, happening);
                }
            }
        }
        return at;
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
