package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;

final class ProfessorsResearch {
    static final Card CARD = supporter("Professor's Research", "JTG", "155", "G")
            .does(new Deck.MoveHand(Whose.YOURS, Zone.DISCARD, Do.MOVED), Do.draw(7))
            .build();

    private ProfessorsResearch() {}
}
