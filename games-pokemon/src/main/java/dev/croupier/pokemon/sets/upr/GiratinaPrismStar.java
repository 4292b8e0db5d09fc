package dev.croupier.pokemon.sets.upr;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class GiratinaPrismStar {
    static final Card CARD = pokemon("Giratina ◇", "UPR", "58")
            .basic(160, PSYCHIC)
            .prismStar()
            .ability(
                    "Chaotic Star",
                    Always.optionalTrigger(
                            Hook.PLAYED_TO_BENCH,
                            Likes.Simply.SELF,
                            Do.chooseFromHand(Kinds.basicEnergy(PSYCHIC), 2),
                            Do.attachTo(Those.self())))
            .attack("Crisis Dive", "PPPP", 160, after(Do.discardEnergy(Those.self(), COLORLESS, 2)))
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(20))
            .retreat(2)
            .build();

    private GiratinaPrismStar() {}
}
