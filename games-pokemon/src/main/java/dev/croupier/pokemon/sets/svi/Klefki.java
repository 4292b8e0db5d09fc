package dev.croupier.pokemon.sets.svi;

import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.ACTIVE;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class Klefki {
    static final Card CARD = pokemon("Klefki", "SVI", "96", "G")
            .basic(70, PSYCHIC)
            .ability(
                    "Mischievous Lock",
                    Always.noAbilities(
                            Likes.basic(), Whens.exists(Those.yours(ACTIVE, Likes.Simply.SELF)), "Mischievous Lock"))
            .attack("Joust", "C", 10, before(Do.discardAllAttached(Those.defender(), Kinds.ofSort(Face.Sort.TOOL))))
            .weakness(METAL, times(2))
            .retreat(1)
            .build();

    private Klefki() {}
}
