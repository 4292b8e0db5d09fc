package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;

final class FightingGong {
    static final Card CARD = item("Fighting Gong", "MEG", "116", "I")
            .does(Do.searchToHand(
                    Kinds.anyOf(
                            Kinds.basicEnergy(FIGHTING), Kinds.all(Kinds.Simply.BASIC_POKEMON, Kinds.ofType(FIGHTING))),
                    1))
            .build();

    private FightingGong() {}
}
