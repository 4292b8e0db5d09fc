package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Solrock {
    static final Card CARD = pokemon("Solrock", "MEG", "75", "I")
            .basic(110, FIGHTING)
            .attack(
                    "Cosmic Beam",
                    "F",
                    70,
                    before(Do.failUnless(Whens.exists(Those.yours(Where.BENCHED, Likes.named("Lunatone"))))),
                    base(Hit.Ignore.weaknessAndResistance()))
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Solrock() {}
}
