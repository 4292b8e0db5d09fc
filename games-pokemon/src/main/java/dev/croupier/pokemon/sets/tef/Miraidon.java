package dev.croupier.pokemon.sets.tef;

import static dev.croupier.pokemon.card.Do.CARDS;
import static dev.croupier.pokemon.card.Do.search;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.which.Likes.tagged;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;
import static dev.croupier.pokemon.which.Those.yours;

import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;

final class Miraidon {
    static final Card CARD = pokemon("Miraidon", "TEF", "121", "H")
            .basic(110, DRAGON)
            .future()
            .attack(
                    "Peak Acceleration",
                    "C",
                    40,
                    after(search(
                            Kinds.Simply.BASIC_ENERGY,
                            2,
                            new Attachments.AttachEach(CARDS, yours(IN_PLAY, tagged(Tag.FUTURE))))))
            .attack("Sparking Strike", "LLP", 160)
            .retreat(2)
            .build();

    private Miraidon() {}
}
