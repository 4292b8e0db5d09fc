package dev.croupier.pokemon.round;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.table.Facts;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.TurnState;
import io.vavr.collection.Array;

/**
 * A game begins. It stays beneath everything else on the agenda, and does its work again where a tie has cleared what was above it (PKM-WIN-5).
 */
public record NewGame() implements Silent {
    /** A table where nothing has happened yet. */
    public static PokemonState table(Setting setting) {
        int prizes = setting.rules().prizes();
        Agenda<PokemonState, PokemonEvent> agenda =
                Agenda.<PokemonState, PokemonEvent>empty().push(Frame.of(Seat.of(0), "", new NewGame()));
        return new PokemonState(
                setting,
                sides(setting, prizes),
                null,
                before(setting, new Round(1, prizes, Round.Aim.ALL_PRIZES)),
                Facts.none(),
                agenda,
                Known.nothing(setting.decks().size()),
                0,
                0,
                null);
    }

    private static Array<Side> sides(Setting setting, int prizes) {
        return setting.decks().map(deck -> Side.of(deck, prizes));
    }

    private static TurnState before(Setting setting, Round round) {
        int teams = setting.teams().max().getOrElse(0) + 1;
        return new TurnState(0, Seat.of(0), Seat.of(0), Array.fill(teams, () -> 0), TurnState.Phase.SETUP, round, 0);
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Setting setting = state.setting();
        Round round = state.turn().round();
        Array<Side> fresh = sides(setting, round.prizes());
        PokemonState cleared = new PokemonState(
                setting,
                fresh.zipWith(state.sides(), (side, before) -> before.atTable() ? side : side.left()),
                null,
                before(setting, round),
                Facts.none(),
                state.agenda().then(this),
                Known.nothing(state.seats()),
                state.entered(),
                state.decisions(),
                null);
        return cleared.withAgenda(cleared.agenda()
                .push(new Frame<>(Seat.of(0), "", setting.course().setUp(), Slots.empty())));
    }
}
