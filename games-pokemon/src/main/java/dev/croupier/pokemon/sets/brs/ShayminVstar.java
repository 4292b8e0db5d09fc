package dev.croupier.pokemon.sets.brs;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.Activation.Limit.VSTAR_GAME;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class ShayminVstar {
    static final Card CARD = pokemon("Shaymin VSTAR", "BRS", "14", "F")
            .vstar("Shaymin V", 250, GRASS)
            .ability("Star Bloom", use(VSTAR_GAME).does(Do.heal(Those.yours(Where.BENCHED, Likes.ofType(GRASS)), 120)))
            .attack(
                    "Revenge Blast",
                    "GC",
                    plus(120),
                    base(Do.more(HowManys.times(40, HowManys.prizesTaken(Whose.OPPONENTS)))))
            .weakness(FIRE, times(2))
            .retreat(1)
            .build();

    private ShayminVstar() {}
}
