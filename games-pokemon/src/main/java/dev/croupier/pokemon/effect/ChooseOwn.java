package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * Each of these players chooses so many of its own Pokémon, one player after another, each in the order of the Pokémon; as many as it has where it has
 * fewer. All of them are bound together.
 *
 * @param as where they are bound
 * @param choosers who chooses
 * @param which among which, each player among its own
 * @param count how many each
 */
public record ChooseOwn(Slot<Group> as, Whose choosers, Which which, HowMany count) implements Asking {

    private Group chosen(PokemonState state) {
        return state.agenda().slots().get(Group.CHOOSING, Group.none());
    }

    /** What that player may choose next: those after its last one that leave enough. */
    private Array<Choice> optionsOf(PokemonState state, Seat seat) {
        Scope scope = Scope.of(state);
        Array<InPlay> own =
                which.of(state, scope).filter(pokemon -> pokemon.owner().equals(seat));
        Group chosen = chosen(state);
        int before = own.count(pokemon -> chosen.all().contains(pokemon.id()));
        int missing = Math.min(count.in(state, scope), own.size()) - before;
        int next = 1 + own.lastIndexWhere(pokemon -> chosen.all().contains(pokemon.id()));
        return missing <= 0
                ? Array.empty()
                : own.subSequence(next, own.size() - missing + 1)
                        .map(pokemon -> (Choice) new Choice.OfPokemon(pokemon.id()));
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return choosers.seats(state, Scope.of(state))
                .find(seat -> !optionsOf(state, seat).isEmpty())
                .map(Array::of)
                .getOrElse(Array::empty);
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        return optionsOf(state, seat);
    }

    /** What may follow are those of the same player after it. */
    @Override
    public double ways(PokemonState state, Seat seat, Choice choice) {
        Array<Choice> options = optionsOf(state, seat);
        Scope scope = Scope.of(state);
        Array<InPlay> own =
                which.of(state, scope).filter(pokemon -> pokemon.owner().equals(seat));
        Group chosen = chosen(state);
        int missing = Math.min(count.in(state, scope), own.size())
                - own.count(pokemon -> chosen.all().contains(pokemon.id()));
        int after = options.size() - 1 - options.indexOf(choice) + missing - 1;
        return Ways.of(Array.fill(after, () -> Ways.Alike.of(1)), missing - 1, missing - 1);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        return state.withAgenda(state.agenda()
                .bind(Group.CHOOSING, chosen(state).with(((Choice.OfPokemon) choice).pokemon())));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        return Gathered.done(state, Group.CHOOSING, as);
    }

    @Override
    public String kind() {
        return "choose-own";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        Message all = which.description();
        return PokemonMessage.ASK_POKEMON.with(
                choosers == Whose.OPPONENTS
                        ? Noun.mirrored(all)
                        : Noun.instead(
                                all, PokemonMessage.valueOf("WHOSE_" + choosers), PokemonMessage.WHOSE_YOURS.with()));
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
        return Noun.chosenBy(choosers, Counted.of(count, count, which.description()));
    }
}
