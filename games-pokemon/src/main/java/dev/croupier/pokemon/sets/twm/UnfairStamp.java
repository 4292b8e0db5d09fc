package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Do.MOVED;
import static dev.croupier.pokemon.card.Do.draw;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.number.HowManys.fixed;
import static dev.croupier.pokemon.table.PokemonEvent.Zone.DECK;
import static dev.croupier.pokemon.table.Whose.EVERYBODYS;
import static dev.croupier.pokemon.table.Whose.OPPONENTS;
import static dev.croupier.pokemon.when.Whens.ownKnockedOutLastTurn;

import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.table.Card;

final class UnfairStamp {
    static final Card CARD = item("Unfair Stamp", "TWM", "165", "H")
            .aceSpec()
            .when(ownKnockedOutLastTurn())
            .does(
                    new Deck.MoveHand(EVERYBODYS, DECK, MOVED),
                    new Deck.Shuffle(EVERYBODYS),
                    draw(5),
                    draw(OPPONENTS, fixed(2)))
            .build();

    private UnfairStamp() {}
}
