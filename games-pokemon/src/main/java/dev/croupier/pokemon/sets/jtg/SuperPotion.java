package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;

final class SuperPotion {
    static final Card CARD = item("Super Potion", "JTG", "158", "I")
            .does(
                    Do.healOne(60),
                    Do.when(Whens.did(Harm.HEALED), Do.discardAttached(Do.chosen(), Kinds.Simply.ENERGY, 1)))
            .build();

    private SuperPotion() {}
}
