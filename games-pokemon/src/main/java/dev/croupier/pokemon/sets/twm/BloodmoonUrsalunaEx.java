package dev.croupier.pokemon.sets.twm;

import static dev.croupier.pokemon.card.Always.attackCost;
import static dev.croupier.pokemon.card.Always.cannotAttack;
import static dev.croupier.pokemon.card.Do.onSelfNextTurn;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.number.HowManys.prizesTaken;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.Whose.OPPONENTS;
import static dev.croupier.pokemon.which.Likes.Simply.SELF;

import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;

final class BloodmoonUrsalunaEx {
    static final Card CARD = pokemon("Bloodmoon Ursaluna ex", "TWM", "141", "H")
            .basic(260, COLORLESS)
            .ex()
            .ability("Seasoned Skill", attackCost("Blood Moon", HowManys.times(-1, prizesTaken(OPPONENTS))))
            .attack("Blood Moon", "CCCCC", 240, after(onSelfNextTurn(cannotAttack(SELF))))
            .weakness(FIGHTING, times(2))
            .retreat(3)
            .build();

    private BloodmoonUrsalunaEx() {}
}
