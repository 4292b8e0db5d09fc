package dev.croupier.pokemon.setup;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.Placements.Placement;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** Who may draw extra cards for the others' mulligans says how many (PKM-SETUP-4), and may bench Basic Pokémon among them (PKM-SETUP-5). */
public record ExtraDraws() implements Asking {

    @Override
    public Array<Seat> toAct(PokemonState state) {
        return next(state).map(Array::of).getOrElse(Array::empty);
    }

    private static io.vavr.control.Option<Seat> next(PokemonState state) {
        Placements placements = PlacePokemon.placements(state);
        return state.seatsFrom(state.turn().seat())
                .find(seat -> placements.of(seat).extra() > 0);
    }

    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        int most = PlacePokemon.placements(state).of(seat).extra();
        return Array.rangeClosed(0, most).map(Choice.OfNumber::new);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        int count = ((Choice.OfNumber) choice).number();
        Placements all = PlacePokemon.placements(state);
        Placement placement = all.of(seat);
        CardSet before = state.hand(seat);
        PokemonState done = state.withAgenda(state.agenda()
                .bind(Placements.SLOT, all.with(seat, new Placement(placement.active(), placement.bench(), true, 0))));
        PokemonState drawn = Zones.draw(done, seat, count, happening);
        CardSet extra = drawn.hand(seat).minus(before);
        return drawn.withAgenda(drawn.agenda().then(BenchExtra.among(seat, extra)));
    }

    @Override
    public String rule(PokemonState state) {
        return "PKM-SETUP-4";
    }

    @Override
    public String kind() {
        return "extra-draws";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        return PokemonMessage.ASK_EXTRA.with(
                PlacePokemon.placements(state).of(seat).extra());
    }
}
