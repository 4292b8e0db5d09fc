package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class PikachuEx {
    static final Card CARD = pokemon("Pikachu ex", "SSP", "57", "H")
            .basic(200, LIGHTNING)
            .tera()
            .ex()
            .ability("Resolute Heart", Always.staysFromFullHp(Likes.Simply.SELF, Likes.Simply.ANY, 10))
            .attack("Topaz Bolt", "GLM", 300, after(Do.discardEnergy(Those.self(), 3)))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private PikachuEx() {}
}
