package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.before;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static dev.croupier.pokemon.table.SpecialCondition.PARALYZED;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;

final class NsJoltik {
    static final Card CARD = pokemon("N's Joltik", "JTG", "49", "I")
            .basic(40, LIGHTNING)
            .attack(
                    "Zapping Short",
                    "CC",
                    30,
                    before(Do.discardAllAttached(Those.defender(), Kinds.ofSort(Face.Sort.TOOL))),
                    after(Do.when(Whens.did(Do.ATTACHED), Do.inflict(Those.defender(), PARALYZED))))
            .weakness(FIGHTING, times(2))
            .retreat(1)
            .build();

    private NsJoltik() {}
}
