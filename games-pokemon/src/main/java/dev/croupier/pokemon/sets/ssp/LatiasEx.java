package dev.croupier.pokemon.sets.ssp;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;

final class LatiasEx {
    static final Card CARD = pokemon("Latias ex", "SSP", "76", "H")
            .basic(210, PSYCHIC)
            .ex()
            .ability(
                    "Skyliner", Always.none(Hook.RETREAT_COST, Likes.all(Likes.yours(), Likes.basic()), Whens.always()))
            .attack("Eon Blade", "PPC", 200, after(Do.onSelfNextTurn(Always.cannotAttack(Likes.Simply.SELF))))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(2)
            .build();

    private LatiasEx() {}
}
