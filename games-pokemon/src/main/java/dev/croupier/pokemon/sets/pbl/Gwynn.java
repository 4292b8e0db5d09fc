package dev.croupier.pokemon.sets.pbl;

import static dev.croupier.pokemon.card.Write.supporter;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.MoveCards;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;

final class Gwynn {
    private static final Kind PLAIN = Kinds.all(Kinds.Simply.POKEMON, Kinds.not(Kinds.Simply.RULE_BOX));
    static final Card CARD = supporter("Gwynn", "PBL", "78", "J")
            .when(Whens.atLeast(HowManys.cards(Whose.YOURS, Zone.HAND, PLAIN), 1))
            .does(
                    Do.chooseFromHandUpTo(PLAIN, 2),
                    new MoveCards(Do.CARDS, Zone.DISCARD, true),
                    Do.draw(HowManys.times(3, HowManys.size(Do.CARDS))))
            .build();

    private Gwynn() {}
}
