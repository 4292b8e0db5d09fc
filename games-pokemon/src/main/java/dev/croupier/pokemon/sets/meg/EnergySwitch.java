package dev.croupier.pokemon.sets.meg;

import static dev.croupier.pokemon.card.Write.item;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class EnergySwitch {
    static final Card CARD = item("Energy Switch", "MEG", "115", "I")
            .when(Whens.atLeast(HowManys.count(Those.yours(Where.IN_PLAY)), 2))
            .does(Do.moveAttached(Those.yours(Where.IN_PLAY), Kinds.Simply.BASIC_ENERGY, Where.IN_PLAY))
            .build();

    private EnergySwitch() {}
}
