package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIRE;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Bulbasaur {
    static final Card CARD = pokemon("Bulbasaur", "MEG", "1", "I")
            .basic(80, GRASS)
            .attack("Bind Down", "G", 10, after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
            .weakness(FIRE, times(2))
            .retreat(2)
            .build();

    private Bulbasaur() {}
}
