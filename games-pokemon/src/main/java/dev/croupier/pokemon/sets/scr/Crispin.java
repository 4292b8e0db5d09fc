package dev.croupier.pokemon.sets.scr;

import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.which.Those.Where.IN_PLAY;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class Crispin {
    static final Card CARD = supporter("Crispin", "SCR", "133", "H")
            .does(Do.search(
                    Kinds.Simply.BASIC_ENERGY,
                    HowManys.fixed(2),
                    ChooseCards.Different.BY_TYPE,
                    Do.when(
                            Whens.did(Do.CARDS),
                            Do.chooseAmong(Do.OTHERS, Do.CARDS, 1),
                            new MoveCards(Do.OTHERS, Zone.HAND, true),
                            new Attachments.AttachEach(Do.CARDS, Those.yours(IN_PLAY)))))
            .build();

    private Crispin() {}
}
