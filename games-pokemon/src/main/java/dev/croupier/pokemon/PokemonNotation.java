package dev.croupier.pokemon;

import dev.croupier.core.Notation;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.Setting;
import io.vavr.control.Either;

/**
 * How actions are written: the seat, then {@code bench TWM-95}, {@code evolve TWM-129 #3}, {@code energy MEE-5 #1}, {@code tool MEG-166 #2},
 * {@code play MEG-131}, {@code play SFA-38 for 2}, {@code ability #4 Adrena-Brain}, {@code stadium}, {@code retreat}, {@code attack Phantom Dive}, {@code assemble Mewtwo
 * V-UNION}, {@code discard #5}, {@code end}, or {@code answer} and {@linkplain ChoiceWords what is chosen}. Cards are named by set and number,
 * Pokémon in play by their ids. Letter case doesn't matter.
 */
final class PokemonNotation implements Notation<PokemonAction> {
    private final Catalogue catalogue;
    private final int seats;

    PokemonNotation(Setting setting) {
        this.catalogue = new Catalogue(setting.decks());
        this.seats = setting.decks().size();
    }

    @Override
    public String text(PokemonAction action) {
        return action.seat() + " " + action.accept(ActionWords.INSTANCE);
    }

    @Override
    public Either<Unreadable, PokemonAction> parse(String text) {
        return new ReadAction(new Reading(text, catalogue, seats)).action();
    }
}
