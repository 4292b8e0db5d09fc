package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MegaVenusaurEx {
    static final Card CARD = pokemon("Mega Venusaur ex", "MEG", "3", "I")
            .stage2("Ivysaur", 380, GRASS)
            .mega()
            .ex()
            .ability(
                    "Solar Transfer",
                    use(Limit.UNLIMITED)
                            .when(Whens.atLeast(HowManys.count(Those.yours(Where.IN_PLAY)), 2))
                            .does(Do.moveAttached(Those.yours(Where.IN_PLAY), Kinds.basicEnergy(GRASS), Where.IN_PLAY)))
            .attack("Jungle Dump", "GGGG", 240, after(Do.heal(Those.self(), 30)))
            .weakness(FIRE, times(2))
            .retreat(4)
            .build();

    private MegaVenusaurEx() {}
}
