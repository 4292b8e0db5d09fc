package dev.croupier.pokemon.sets.unm;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.EnergyType.METAL;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseEnergy;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.effect.HitOneByOne;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class AlolanRaichu {
    static final Card CARD = pokemon("Alolan Raichu", "UNM", "57")
            .stage1("Pikachu", 110, LIGHTNING)
            .attack(
                    "Electro Rain",
                    "L",
                    base(
                            new ChooseEnergy(Do.ATTACHED, Those.self(), LIGHTNING, HowManys.fixed(0), HowManys.all()),
                            new Attachments.Detach(Do.ATTACHED, Zone.DISCARD),
                            new HitOneByOne(HowManys.units(Do.ATTACHED, LIGHTNING), Those.theirs(Where.IN_PLAY), 30),
                            Hit.Ignore.weaknessAndResistance()))
            .attack("Electric Ball", "LCC", 90)
            .weakness(FIGHTING, times(2))
            .resistance(METAL, minus(20))
            .retreat(1)
            .build();

    private AlolanRaichu() {}
}
