package dev.croupier.pokemon.sets.dri;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Shaymin {
    static final Card CARD = pokemon("Shaymin", "DRI", "10", "I")
            .basic(80, GRASS)
            .ability(
                    "Flower Curtain",
                    Always.preventsDamage(
                            Likes.all(Likes.yours(), Likes.Simply.BENCHED, Likes.not(Likes.Simply.RULE_BOX)),
                            Likes.theirs()))
            .attack("Smash Kick", "CC", 30)
            .weakness(FIRE, times(2))
            .retreat(1)
            .build();

    private Shaymin() {}
}
