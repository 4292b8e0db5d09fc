package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.SpecialCondition.POISONED;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class PaldeanClodsireEx {
    static final Card CARD = pokemon("Paldean Clodsire ex", "JTG", "94", "H")
            .stage1("Paldean Wooper", 280, DARKNESS)
            .ex()
            .attack(
                    "Poison Ring",
                    "DC",
                    60,
                    after(
                            Do.inflict(Those.defender(), POISONED),
                            Do.onDefenderNextTurn(Always.cannotRetreat(Likes.Simply.SELF))))
            .attack("Giga Impact", "DDC", 220, after(Do.onSelfNextTurn(Always.cannotAttack(Likes.Simply.SELF))))
            .weakness(FIGHTING, times(2))
            .retreat(3)
            .build();

    private PaldeanClodsireEx() {}
}
