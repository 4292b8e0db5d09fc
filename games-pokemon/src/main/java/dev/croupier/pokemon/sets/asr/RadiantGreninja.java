package dev.croupier.pokemon.sets.asr;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.POKEMON_TURN;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.WATER;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class RadiantGreninja {
    static final Card CARD = pokemon("Radiant Greninja", "ASR", "46", "F")
            .basic(130, WATER)
            .radiant()
            .ability(
                    "Concealed Cards",
                    use(POKEMON_TURN)
                            .costs(Do.discardFromHand(Kinds.Simply.ENERGY, 1))
                            .does(Do.draw(2)))
            .attack(
                    "Moonlight Shuriken",
                    "WWC",
                    base(Do.choose(Those.theirs(Where.IN_PLAY), 2), Do.hit(Do.chosen(), 90)),
                    after(Do.putEnergy(Those.self(), COLORLESS, 2, Zone.DISCARD)))
            .weakness(LIGHTNING, times(2))
            .retreat(1)
            .build();

    private RadiantGreninja() {}
}
