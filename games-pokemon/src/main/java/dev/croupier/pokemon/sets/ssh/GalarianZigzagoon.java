package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class GalarianZigzagoon {
    static final Card CARD = pokemon("Galarian Zigzagoon", "SSH", "117", "D")
            .basic(70, DARKNESS)
            .ability(
                    "Headbutt Tantrum",
                    Always.optionalTrigger(
                            Hook.PLAYED_TO_BENCH,
                            Likes.Simply.SELF,
                            Do.choose(Those.theirs(Where.IN_PLAY)),
                            Do.putCounters(Do.chosen(), 1)))
            .attack("Surprise Attack", "DC", 30, base(Do.failOnTails()))
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private GalarianZigzagoon() {}
}
