package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.GRASS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Lunatone {
    static final Card CARD = pokemon("Lunatone", "MEG", "74", "I")
            .basic(110, FIGHTING)
            .ability(
                    "Lunar Cycle",
                    use(Limit.PLAYER_TURN)
                            .when(Whens.exists(Those.yours(Where.IN_PLAY, Likes.named("Solrock"))))
                            .costs(Do.discardFromHand(Kinds.basicEnergy(FIGHTING), 1))
                            .does(Do.draw(3)))
            .attack("Power Gem", "FF", 50)
            .weakness(GRASS, times(2))
            .retreat(1)
            .build();

    private Lunatone() {}
}
