package dev.croupier.pokemon.sets.pal;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class Iono {
    static final Card CARD = supporter("Iono", "PAL", "185", "G")
            .does(
                    new Deck.MoveHand(Whose.EVERYBODYS, Zone.DECK_BOTTOM, Do.MOVED),
                    Do.when(
                            Whens.did(Do.MOVED),
                            new Deck.EachDraws(Whose.EVERYBODYS, HowManys.prizesLeft(Whose.YOURS))))
            .build();

    private Iono() {}
}
