package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.stadium;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MysteryGarden {
    static final Card CARD = stadium("Mystery Garden", "MEG", "122", "I")
            .use(use(Limit.PLAYER_TURN)
                    .costs(Do.discardFromHand(Kinds.Simply.ENERGY, 1))
                    .does(Do.drawUntil(HowManys.count(Those.yours(Where.IN_PLAY, Likes.ofType(PSYCHIC))))))
            .build();

    private MysteryGarden() {}
}
