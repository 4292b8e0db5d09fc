package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class MirageGate {
    static final Card CARD = item("Mirage Gate", "LOR", "163", "F")
            .when(Whens.atLeast(HowManys.cards(Whose.YOURS, Zone.LOST, Kinds.Simply.CARD), 7))
            .does(
                    new Deck.LookThrough(),
                    new ChooseCards(
                            Do.CARDS,
                            Whose.YOURS,
                            Whose.YOURS,
                            Zone.DECK,
                            null,
                            Kinds.Simply.BASIC_ENERGY,
                            HowManys.fixed(0),
                            HowManys.fixed(2),
                            ChooseCards.Different.BY_TYPE),
                    new Attachments.AttachEach(Do.CARDS, Those.yours(Where.IN_PLAY)),
                    new Deck.Shuffle(Whose.YOURS))
            .build();

    private MirageGate() {}
}
