package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Somebody chooses Pokémon in play, one after another in their order, each once; as many as there are where there are fewer.
 *
 * @param as where they are bound
 * @param chooser who chooses: you, or your opponent
 * @param which among which
 * @param least at least so many
 * @param most at most so many
 */
public record ChoosePokemon(Slot<Group> as, Whose chooser, Which which, HowMany least, HowMany most)
        implements Asking, Mentions {

    /** It is about one player: of several opponents about one after another. */
    @Override
    public Array<Slot<?>> mentioned() {
        return chooser == Whose.OPPONENTS ? Array.of(Bound.OPPONENT) : Array.empty();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Array<Seat> seats = chooser.seats(state, Scope.of(state));
        return seats.size() > 1 ? Array.of(seats.head()) : seats;
    }

    @Override
    public boolean waits(PokemonState state) {
        return !toAct(state).isEmpty() && !options(state).isEmpty();
    }

    private Group chosen(PokemonState state) {
        return state.agenda().slots().get(Group.CHOOSING, Group.none());
    }

    /** The Pokémon that may be chosen next: those after the last one chosen that leave enough. */
    private Array<Choice> options(PokemonState state) {
        Scope scope = Scope.of(state);
        Group chosen = chosen(state);
        Array<InPlay> all = which.of(state, scope);
        int mostNow = Math.min(most.in(state, scope), all.size());
        int leastNow = Math.min(Gathered.least(state, scope, least), all.size());
        if (chosen.size() >= mostNow) {
            return Array.empty();
        }
        PokemonId last = chosen.isEmpty() ? PokemonId.NONE : chosen.all().last();
        int next = chosen.isEmpty() ? 0 : all.indexWhere(one -> one.id().equals(last)) + 1;
        int left = leastNow - chosen.size();
        Array<Choice> options = Array.empty();
        for (int i = next; i < all.size() && all.size() - i >= left; i++) {
            options = options.append(new Choice.OfPokemon(all.get(i).id()));
        }
        return left <= 0 && !options.isEmpty() ? options.append(new Choice.Done()) : options;
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return options(state);
    }

    /** What may follow are those after it. */
    @Override
    public double ways(PokemonState state, Seat seat, Choice choice) {
        if (!(choice instanceof Choice.OfPokemon of)) {
            return 1;
        }
        Scope scope = Scope.of(state);
        Array<InPlay> all = which.of(state, scope);
        int after = all.size() - 1 - all.indexWhere(one -> one.id().equals(of.pokemon()));
        int taken = chosen(state).size() + 1;
        int leastNow = Math.min(Gathered.least(state, scope, least), all.size());
        return Ways.of(Array.fill(after, () -> Ways.Alike.of(1)), leastNow - taken, most.in(state, scope) - taken);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        if (!(choice instanceof Choice.OfPokemon of)) {
            return step(state.withAgenda(state.agenda().taken()), happening);
        }
        return state.withAgenda(
                state.agenda().bind(Group.CHOOSING, chosen(state).with(of.pokemon())));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return Gathered.done(state, Group.CHOOSING, as);
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return chosen(state).size() >= Gathered.least(state, Scope.of(state), least);
    }

    @Override
    public String kind() {
        return "choose-pokemon";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        int all = Math.min(most.in(state), which.of(state, Scope.of(state)).size());
        int more = all - chosen(state).size();
        TextMessage key = all == 1
                ? TextMessage.ASK_ONE_POKEMON
                : least.equals(most) ? TextMessage.ASK_MORE_POKEMON : TextMessage.ASK_UP_TO_POKEMON;
        Message among = which.description();
        return key.with(chooser == Whose.OPPONENTS ? Noun.mirrored(among) : among, more);
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        if (which.isForeseen(outlook)) {
            outlook.foresee(as);
        } else {
            outlook.forget(as);
        }
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return Noun.chosenBy(chooser, Counted.of(least, most, which.description()));
    }
}
