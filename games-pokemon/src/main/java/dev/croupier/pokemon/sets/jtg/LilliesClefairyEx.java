package dev.croupier.pokemon.sets.jtg;

import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.plus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.table.EnergyType.DRAGON;
import static dev.croupier.pokemon.table.EnergyType.METAL;
import static dev.croupier.pokemon.table.EnergyType.PSYCHIC;
import static dev.croupier.pokemon.which.Those.Where.BENCHED;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Affinity;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;

final class LilliesClefairyEx {
    static final Card CARD = pokemon("Lillie's Clefairy ex", "JTG", "56", "I")
            .basic(190, PSYCHIC)
            .ex()
            .ability(
                    "Fairy Zone",
                    Always.weakness(Likes.all(Likes.theirs(), Likes.ofType(DRAGON)), Affinity.times(PSYCHIC, 2)))
            .attack(
                    "Full Moon Rondo",
                    "PC",
                    plus(20),
                    base(Do.more(HowManys.times(20, HowManys.count(Those.everybodys(BENCHED))))))
            .weakness(METAL, times(2))
            .retreat(1)
            .build();

    private LilliesClefairyEx() {}
}
