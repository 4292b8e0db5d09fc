package dev.croupier.pokemon.sets.par;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class RoaringMoonEx {
    static final Card CARD = pokemon("Roaring Moon ex", "PAR", "124", "G")
            .basic(230, DARKNESS)
            .ex()
            .ancient()
            .attack(
                    "Frenzied Gouging",
                    "DDC",
                    base(
                            Do.knockOut(Those.defender()),
                            Do.when(
                                    Whens.exists(Those.theirs(
                                            IN_PLAY, Likes.among(Those.defender()), Likes.remainingHpAtMost(0))),
                                    Do.hit(Those.self(), 200))))
            .attack(
                    "Calamity Storm",
                    "DDC",
                    plus(100),
                    base(Do.when(Whens.stadium(null), Do.may(Do.discardStadium(), Do.more(120)))))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private RoaringMoonEx() {}
}
