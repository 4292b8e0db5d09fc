package dev.croupier.pokemon.sets.lor;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class HisuianZoroarkV {
    static final Card CARD = pokemon("Hisuian Zoroark V", "LOR", "146", "F")
            .basic(210, COLORLESS)
            .v()
            .attack("Void Return", "", 30, after(Do.may(Do.switchActive())))
            .attack(
                    "Shadow Cyclone",
                    "CCC",
                    130,
                    after(Do.when(
                            Whens.exists(Those.yours(Where.BENCHED)),
                            new Attachments.ChooseAttached(
                                    Do.ATTACHED,
                                    Whose.YOURS,
                                    Those.self(),
                                    Kinds.Simply.ENERGY,
                                    HowManys.fixed(1),
                                    HowManys.fixed(1)),
                            Do.when(
                                    Whens.did(Do.ATTACHED),
                                    Do.choose(Those.yours(Where.BENCHED)),
                                    new Attachments.MoveAttached(Do.ATTACHED, Do.chosen())))))
            .weakness(FIGHTING, times(2))
            .retreat(2)
            .build();

    private HisuianZoroarkV() {}
}
