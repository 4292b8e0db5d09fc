package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * So many times, one of them is chosen and damaged; the same may be chosen again and is damaged once, by the sum (PKM-R9). Comes before the damage is
 * dealt.
 *
 * @param times how many times
 * @param which among which
 * @param damage how much each time
 */
public record HitOneByOne(HowMany times, Which which, int damage) implements Effect {

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        int left = times.in(state);
        return left > 0 ? state.withAgenda(state.agenda().then(new Next(left, which, damage, PokemonId.NONE))) : state;
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.of(which.isForeseen(outlook));
    }

    @Override
    public Message description() {
        Message often = times.description();
        return (Counted.number(often).isDefined() ? PokemonMessage.DO_HITS : TextMessage.HITS_AS_OFTEN)
                .with(often, damage, which.description());
    }

    /** The next one is chosen, never one before the last one, so that every way is there once. */
    record Next(int left, Which which, int damage, PokemonId last) implements Asking {

        @Override
        public Array<Seat> toAct(PokemonState state) {
            return left > 0 && !which.of(state, Scope.of(state)).isEmpty()
                    ? Array.of(state.agenda().top().owner())
                    : Array.empty();
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            Array<InPlay> all = which.of(state, Scope.of(state));
            int from = Math.max(0, all.indexWhere(one -> one.id().equals(last)));
            return all.drop(from).map(one -> (Choice) new Choice.OfPokemon(one.id()));
        }

        /** What may follow are the same and those after it, as often as is left. */
        @Override
        public double ways(PokemonState state, Seat seat, Choice choice) {
            IndexedSeq<Choice> options = options(state, seat);
            int more = left - 1;
            Ways.Alike again = Ways.Alike.of(more);
            return Ways.of(Array.fill(options.size() - options.indexOf(choice), () -> again), more, more);
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            PokemonId id = ((Choice.OfPokemon) choice).pokemon();
            Targets targets = state.agenda().slots().get(Targets.SLOT, new Targets(Array.empty()));
            return state.withAgenda(state.agenda()
                    .replacing(new Next(left - 1, which, damage, id))
                    .bind(Targets.SLOT, targets.plus(id, damage)));
        }

        @Override
        public String kind() {
            return "choose-target";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            return PokemonMessage.ASK_HITS.with(damage, left);
        }
    }
}
