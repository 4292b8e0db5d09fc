package dev.croupier.pokemon.sets.dri;

import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class TeamRocketsWatchtower {
    static final Card CARD = stadium("Team Rocket's Watchtower", "DRI", "180", "I")
            .passive(Always.noAbilities(Likes.ofType(COLORLESS), Whens.always()))
            .build();

    private TeamRocketsWatchtower() {}
}
