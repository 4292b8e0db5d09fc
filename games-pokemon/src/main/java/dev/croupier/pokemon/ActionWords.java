package dev.croupier.pokemon;

import dev.croupier.pokemon.table.PokemonAction;

/** The words of an action, without its seat. */
enum ActionWords implements PokemonAction.Visitor<String> {
    INSTANCE;

    @Override
    public String answer(PokemonAction.Answer action) {
        return "answer " + ChoiceWords.of(action.seat(), action.choice());
    }

    @Override
    public String playBasic(PokemonAction.PlayBasic action) {
        return "bench " + Catalogue.text(action.card());
    }

    @Override
    public String evolve(PokemonAction.Evolve action) {
        return "evolve " + Catalogue.text(action.card()) + " " + action.pokemon();
    }

    @Override
    public String attachEnergy(PokemonAction.AttachEnergy action) {
        return "energy " + Catalogue.text(action.card()) + " " + action.pokemon();
    }

    @Override
    public String attachTool(PokemonAction.AttachTool action) {
        return "tool " + Catalogue.text(action.card()) + " " + action.pokemon();
    }

    @Override
    public String playTrainer(PokemonAction.PlayTrainer action) {
        return "play " + Catalogue.text(action.card()) + (action.isForAnother() ? " for " + action.player() : "");
    }

    @Override
    public String useAbility(PokemonAction.UseAbility action) {
        return "ability " + action.pokemon() + " " + action.ability();
    }

    @Override
    public String useStadium(PokemonAction.UseStadium action) {
        return "stadium";
    }

    @Override
    public String retreat(PokemonAction.Retreat action) {
        return "retreat";
    }

    @Override
    public String useAttack(PokemonAction.UseAttack action) {
        return "attack " + action.attack();
    }

    @Override
    public String assemble(PokemonAction.Assemble action) {
        return "assemble " + action.name();
    }

    @Override
    public String discardFossil(PokemonAction.DiscardFossil action) {
        return "discard " + action.pokemon();
    }

    @Override
    public String endTurn(PokemonAction.EndTurn action) {
        return "end";
    }
}
