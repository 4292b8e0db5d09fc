package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class WondrousPatch {
    static final Card CARD = item("Wondrous Patch", "PFL", "94", "I")
            .does(
                    Do.chooseFromDiscard(Kinds.basicEnergy(PSYCHIC), 1),
                    Do.choose(Those.yours(Where.BENCHED, Likes.ofType(PSYCHIC))),
                    new Attachments.Attach(Do.CARDS, Do.chosen()))
            .build();

    private WondrousPatch() {}
}
