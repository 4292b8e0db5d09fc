package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonView;

/**
 * A move as it can be typed, with names of cards: what {@link TypedNames} reads.
 *
 * @param names what the seats are called
 * @param view what is seen
 * @param notation the move in notation
 */
record TypedForm(Names names, PokemonView view, String notation) implements PokemonAction.Visitor<String> {

    private static String named(String verb, Card card) {
        return verb + " " + card.name();
    }

    @Override
    public String playBasic(PokemonAction.PlayBasic action) {
        return named("bench", action.card());
    }

    @Override
    public String evolve(PokemonAction.Evolve action) {
        return named("evolve", action.card()) + " " + action.pokemon();
    }

    @Override
    public String attachEnergy(PokemonAction.AttachEnergy action) {
        return named("energy", action.card()) + " " + action.pokemon();
    }

    @Override
    public String attachTool(PokemonAction.AttachTool action) {
        return named("tool", action.card()) + " " + action.pokemon();
    }

    @Override
    public String playTrainer(PokemonAction.PlayTrainer action) {
        return named("play", action.card()) + (action.isForAnother() ? " for " + names.of(action.player()) : "");
    }

    @Override
    public String answer(PokemonAction.Answer action) {
        return new MoveWords(names, view, notation).answer(action);
    }

    @Override
    public String useAbility(PokemonAction.UseAbility action) {
        return notation;
    }

    @Override
    public String useStadium(PokemonAction.UseStadium action) {
        return notation;
    }

    @Override
    public String retreat(PokemonAction.Retreat action) {
        return notation;
    }

    @Override
    public String useAttack(PokemonAction.UseAttack action) {
        return notation;
    }

    @Override
    public String assemble(PokemonAction.Assemble action) {
        return notation;
    }

    @Override
    public String discardFossil(PokemonAction.DiscardFossil action) {
        return notation;
    }

    @Override
    public String endTurn(PokemonAction.EndTurn action) {
        return notation;
    }
}
