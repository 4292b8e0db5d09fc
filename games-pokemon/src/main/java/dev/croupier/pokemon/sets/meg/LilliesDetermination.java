package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class LilliesDetermination {
    static final Card CARD = supporter("Lillie's Determination", "MEG", "119", "I")
            .does(
                    new Deck.MoveHand(Whose.YOURS, Zone.DECK, Do.MOVED),
                    new Deck.Shuffle(Whose.YOURS),
                    Control.If.holds(Whens.exactly(HowManys.prizesLeft(Whose.YOURS), 6), Do.draw(8))
                            .otherwise(Do.draw(6)))
            .build();

    private LilliesDetermination() {}
}
