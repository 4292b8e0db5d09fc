package dev.croupier.pokemon.sets.pfl;

import static dev.croupier.pokemon.card.Write.supporter;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.when.Whens;

final class GrimsleysMove {
    static final Card CARD = supporter("Grimsley's Move", "PFL", "90", "I")
            .when(Whens.notFirstTurn())
            .does(
                    new Deck.LookAtTop(Do.OTHERS, HowManys.fixed(7)),
                    Do.when(
                            Whens.room(),
                            Do.findAmong(Do.OTHERS, Kinds.ofType(DARKNESS), 1),
                            new Moves.PutOnBench(Do.CARDS)),
                    new MoveCards(Do.OTHERS, Zone.DECK_BOTTOM, false))
            .build();

    private GrimsleysMove() {}
}
