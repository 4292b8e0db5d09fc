package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.card.Always.attacksFromBench;
import static dev.croupier.pokemon.card.Do.more;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.number.HowManys.count;
import static dev.croupier.pokemon.table.EnergyType.DARKNESS;
import static dev.croupier.pokemon.table.EnergyType.FIGHTING;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;
import static dev.croupier.pokemon.which.Those.theirs;

import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;

final class AlakazamEx {
    static final Card CARD = pokemon("Alakazam ex", "MEW", "65", "G")
            .stage2("Kadabra", 310, PSYCHIC)
            .ex()
            .attack("Mind Jack", "CC", plus(90), base(more(HowManys.times(30, count(theirs(BENCHED))))))
            .attack("Dimensional Hand", "PP", 120)
            .weakness(DARKNESS, times(2))
            .resistance(FIGHTING, minus(30))
            .retreat(1)
            .passive(attacksFromBench("Dimensional Hand"))
            .build();

    private AlakazamEx() {}
}
