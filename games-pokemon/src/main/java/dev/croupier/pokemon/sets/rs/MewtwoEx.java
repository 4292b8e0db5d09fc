package dev.croupier.pokemon.sets.rs;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Those;

final class MewtwoEx {
    static final Card CARD = pokemon("Mewtwo ex", "RS", "101")
            .basic(100, PSYCHIC)
            .ex()
            .attack(
                    "Energy Absorption",
                    "P",
                    after(Do.chooseFromDiscard(Kinds.Simply.ENERGY, 2), Do.attachTo(Those.self())))
            .attack("Psyburn", "PPC", 60)
            .weakness(PSYCHIC, times(2))
            .retreat(3)
            .build();

    private MewtwoEx() {}
}
