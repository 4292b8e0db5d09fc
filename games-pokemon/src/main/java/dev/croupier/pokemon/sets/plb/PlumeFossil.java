package dev.croupier.pokemon.sets.plb;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.LookAtBottom;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class PlumeFossil {
    static final Card CARD = item("Plume Fossil", "PLB", "82")
            .when(Whens.room())
            .does(
                    new LookAtBottom(Do.OTHERS, HowManys.fixed(7)),
                    new ChooseCards(
                            Do.CARDS,
                            Whose.YOURS,
                            Whose.YOURS,
                            Zone.DECK,
                            Do.OTHERS,
                            Kinds.named("Archen"),
                            HowManys.fixed(0),
                            HowManys.fixed(1),
                            ChooseCards.Different.NOT_AT_ALL),
                    new Moves.PutOnBench(Do.CARDS),
                    new Deck.Shuffle(Whose.YOURS))
            .build();

    private PlumeFossil() {}
}
