package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;

final class Yveltal {
    static final Card CARD = pokemon("Yveltal", "MEG", "88", "I")
            .basic(110, DARKNESS)
            .attack("Clutch", "D", 20, after(Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
            .attack("Dark Feather", "DDC", 110)
            .weakness(LIGHTNING, times(2))
            .resistance(FIGHTING, minus(30))
            .build();

    private Yveltal() {}
}
