package dev.croupier.pokemon.sets.fco;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;

final class Snorlax {
    static final Card CARD = pokemon("Snorlax", "FCO", "77")
            .basic(140, COLORLESS)
            .passive(Always.allowsAttack(Passive.Allowed.ATTACK_ASLEEP, Likes.Simply.SELF, "Toss and Turn"))
            .attack(
                    "Toss and Turn",
                    "CCC",
                    plus(30),
                    base(Do.when(
                            Whens.exists(Those.yours(
                                    Where.ACTIVE, Likes.Simply.SELF, Likes.having(SpecialCondition.ASLEEP))),
                            Do.more(90))))
            .attack("Swallow", "CCCC", 50, after(new Harm.Heal(Those.self(), HowManys.dealt())))
            .weakness(FIGHTING, times(2))
            .retreat(4)
            .build();

    private Snorlax() {}
}
