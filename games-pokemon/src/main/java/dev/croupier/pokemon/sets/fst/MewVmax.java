package dev.croupier.pokemon.sets.fst;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.table.Tag.FUSION_STRIKE;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.UseAttackOf;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MewVmax {
    static final Card CARD = pokemon("Mew VMAX", "FST", "114", "E")
            .vmax("Mew V", 310, PSYCHIC)
            .tags(FUSION_STRIKE)
            .attack(
                    "Cross Fusion Strike",
                    "CC",
                    after(new UseAttackOf(Those.yours(Where.BENCHED, Likes.tagged(FUSION_STRIKE)))))
            .attack("Max Miracle", "PP", 130, base(Do.ignoreDefenderEffects()))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .build();

    private MewVmax() {}
}
