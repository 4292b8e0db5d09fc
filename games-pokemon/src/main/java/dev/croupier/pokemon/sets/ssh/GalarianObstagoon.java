package dev.croupier.pokemon.sets.ssh;

import static dev.croupier.pokemon.card.Write.after;
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

final class GalarianObstagoon {
    static final Card CARD = pokemon("Galarian Obstagoon", "SSH", "119", "D")
            .stage2("Galarian Linoone", 160, DARKNESS)
            .ability(
                    "Untamed Shout",
                    Always.optionalTrigger(
                            Hook.EVOLVED_FROM_HAND,
                            Likes.Simply.SELF,
                            Do.choose(Those.theirs(Where.IN_PLAY)),
                            Do.putCounters(Do.chosen(), 3)))
            .attack(
                    "Obstruct",
                    "DC",
                    90,
                    after(Do.onSelfOpponentsTurn(Always.preventsDamage(Likes.Simply.SELF, Likes.basic()))))
            .weakness(GRASS, times(2))
            .retreat(2)
            .build();

    private GalarianObstagoon() {}
}
