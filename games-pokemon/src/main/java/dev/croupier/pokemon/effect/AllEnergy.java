package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.agenda.Slot;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;

/**
 * All attached Energy cards are bound that provide Energy of a type where they are, Special Energy among them (PKM-R72).
 *
 * @param as where they are bound
 * @param on attached to which Pokémon
 * @param type of that type, or of any for Colorless
 */
public record AllEnergy(Slot<AttachedCards> as, Which on, EnergyType type) implements Effect {
    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        AttachedCards all = AttachedCards.none();
        for (InPlay pokemon : on.of(state, Scope.of(state))) {
            for (Placed placed : pokemon.energy()) {
                if (Energies.countOf(state, pokemon, placed, type) > 0) {
                    all = all.with(pokemon.id(), placed);
                }
            }
        }
        return state.withAgenda(state.agenda().bind(as, all));
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        if (on.isForeseen(outlook)) {
            outlook.foresee(as);
        }
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return PokemonMessage.DO_CHOOSE_ENERGY.with(
                "all", type == EnergyType.COLORLESS ? "any" : type, on.description());
    }
}
