package dev.croupier.frontend.pokemon;

import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;

/** Under which heading a move stands in the list; answers stand under none. */
enum MoveGroup implements PokemonAction.Visitor<String> {
    INSTANCE;

    @Override
    public String answer(PokemonAction.Answer action) {
        return "";
    }

    @Override
    public String playBasic(PokemonAction.PlayBasic action) {
        return PokemonText.GROUP_BENCH.of();
    }

    @Override
    public String evolve(PokemonAction.Evolve action) {
        return PokemonText.GROUP_EVOLVE.of();
    }

    @Override
    public String attachEnergy(PokemonAction.AttachEnergy action) {
        return PokemonText.GROUP_ENERGY.of();
    }

    @Override
    public String attachTool(PokemonAction.AttachTool action) {
        return PokemonText.GROUP_TOOL.of();
    }

    @Override
    public String playTrainer(PokemonAction.PlayTrainer action) {
        return action.card().face() instanceof Face.Trainer trainer
                ? trainer.sort().toString()
                : PokemonText.GROUP_MORE.of();
    }

    @Override
    public String useAbility(PokemonAction.UseAbility action) {
        return PokemonText.GROUP_ABILITY.of();
    }

    @Override
    public String useStadium(PokemonAction.UseStadium action) {
        return PokemonText.GROUP_STADIUM.of();
    }

    @Override
    public String retreat(PokemonAction.Retreat action) {
        return PokemonText.GROUP_RETREAT.of();
    }

    @Override
    public String useAttack(PokemonAction.UseAttack action) {
        return PokemonText.GROUP_ATTACK.of();
    }

    @Override
    public String assemble(PokemonAction.Assemble action) {
        return PokemonText.GROUP_BENCH.of();
    }

    @Override
    public String discardFossil(PokemonAction.DiscardFossil action) {
        return PokemonText.GROUP_MORE.of();
    }

    @Override
    public String endTurn(PokemonAction.EndTurn action) {
        return PokemonText.GROUP_END.of();
    }
}
