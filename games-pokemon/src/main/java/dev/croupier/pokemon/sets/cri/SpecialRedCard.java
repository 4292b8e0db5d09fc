package dev.croupier.pokemon.sets.cri;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class SpecialRedCard {
    static final Card CARD = item("Special Red Card", "CRI", "82", "J")
            .when(Whens.atMost(HowManys.prizesLeft(Whose.OPPONENTS), 3))
            .does(
                    new Deck.MoveHand(Whose.OPPONENTS, Zone.DECK_BOTTOM, Do.MOVED),
                    Do.when(Whens.did(Do.MOVED), Do.draw(Whose.OPPONENTS, HowManys.fixed(3))))
            .build();

    private SpecialRedCard() {}
}
